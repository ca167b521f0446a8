/** The callers: every column of the matrix, with its description. */
export const CALLERS = {
  none: 'without a credential',
  expired: 'with a credential whose time is over',
  forged: 'with a credential that somebody else has signed',
  posing: 'logged in, under the id of another user',
  bannedEverywhere: 'a guest who is banned from all of the chat',
  closed: 'a member whose account was closed',
  kicked: 'a member whose session another login, or a logout, has ended',
  guest: 'a guest',
  member: 'a member who is in the group, and party to the conversation',
  other: 'a member who is neither',
  muted: 'a member who is muted in the group',
  mutedEverywhere: 'a member who is muted wherever there is chat',
  banned: 'a member who is banned from the group',
} as const

export type Caller = keyof typeof CALLERS

/** Also the anchor of the room, who holds every role that a call may need. */
export type RestCaller = Caller | 'holder'

/** Callers with a valid credential; each command decides what they may do. */
export const LOGGED_IN = ['guest', 'member', 'other', 'muted', 'mutedEverywhere', 'banned'] as const

/** Callers without a valid credential. */
export const REFUSED = ['none', 'expired', 'forged', 'posing', 'bannedEverywhere', 'closed', 'kicked'] as const

/** How an id of a valid request is swapped. */
export const SWAPS = {
  foreign: 'of others',
  absent: 'that does not exist',
  otherKind: 'of another kind',
  unstorable: 'that no database can hold',
} as const

export type Swap = keyof typeof SWAPS
