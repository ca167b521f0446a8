/** Who calls: every column of the matrix, and what they are. */
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

/** Whose credential holds: what they may do is a matter of each command. */
export const LOGGED_IN = ['guest', 'member', 'other', 'muted', 'mutedEverywhere', 'banned'] as const

/** Whose credential does not hold. */
export const REFUSED = ['none', 'expired', 'forged', 'posing', 'bannedEverywhere', 'closed', 'kicked'] as const

/** How an id of a valid request is exchanged. */
export const SWAPS = {
  foreign: 'of others',
  absent: 'that does not exist',
  otherKind: 'of another kind',
  unstorable: 'that no database can hold',
} as const

export type Swap = keyof typeof SWAPS

/** What stands in each row, of commands and of endpoints; outcomes are `ok` or the name of an error. */
export interface Row<Name extends string> {
  /** The tables that an accepted call may change, of the caller's own rows. */
  readonly changes: readonly string[]
  /** What is asked for, in words. */
  readonly cases: Readonly<Record<string, Case<Name>>>
}

export interface Case<Name extends string> {
  /** Whoever is not accepted, beside those whose credential does not hold. */
  readonly refuses?: Readonly<Partial<Record<Caller, Name | 'ok'>>>
  /** By field of the request: what the member is told who exchanges it. */
  readonly swaps?: Readonly<Record<string, Readonly<Record<Swap, Name | 'ok'>>>>
}
