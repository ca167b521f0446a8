import type { GroupInviteOption, GroupJoinOption, GroupMemberRole, GroupType } from './constants'

/**
 * What a user is in a group. In a chat room its owner is `Owner`, its managers are `Admin`, and its listeners are
 * `Member`. `Custom` exists in communities only.
 */
export type ChatRole = GroupMemberRole | 'None'

export interface ChatActor {
  readonly role: ChatRole
  /** Guests use chat rooms only. */
  readonly isGuest?: boolean
}

/** On what an action is done: a group, or a member of it. */
export interface ChatObject {
  readonly type: GroupType
  /** The role of the member whom the action concerns; absent for actions on the group. */
  readonly target?: ChatRole
  /** The member is the actor. */
  readonly isSelf?: boolean
  /** For `join` and `apply`. */
  readonly joinOption?: GroupJoinOption
  /** For `add` and `invite`. */
  readonly inviteOption?: GroupInviteOption
}

type Audience = 'nobody' | 'owner' | 'managers' | 'members' | 'everybody'

const ROLES: Readonly<Record<Audience, readonly ChatRole[]>> = {
  nobody: [],
  owner: ['Owner'],
  managers: ['Owner', 'Admin'],
  members: ['Owner', 'Admin', 'Custom', 'Member'],
  everybody: ['Owner', 'Admin', 'Custom', 'Member', 'None'],
}

/** In all types of group, but for those that are named. A literal without calls, so that a bundle that does not ask has none of it. */
type Audiences = { readonly all: Audience } & Readonly<Partial<Record<GroupType, Audience>>>

/**
 * Who may do what in which type of group. A private group is a work group: it has an owner and members, nobody joins it
 * and nobody dismisses it. A chat room has listeners, whom nobody adds.
 */
const AUDIENCES = {
  /** Read messages, members and the profile. */
  read: { all: 'members', AVChatRoom: 'everybody' },
  send: { all: 'members' },
  /** Send while all members are muted, without slow mode and at any level. */
  speakAlways: { all: 'managers' },
  revokeOther: { all: 'managers' },
  modifyOther: { all: 'managers', AVChatRoom: 'nobody' },
  /** Take what has been said from the screens of all who are there. */
  clear: { all: 'nobody', AVChatRoom: 'managers' },
  /** Make the calls for those who manage; what each of them does is asked too. */
  manage: { all: 'managers' },
  /** Publish and remove announcements. */
  announce: { all: 'managers' },
  join: { all: 'everybody', Private: 'nobody' },
  /** Ask to join. */
  apply: { all: 'everybody', Private: 'nobody', AVChatRoom: 'nobody' },
  quit: { all: 'members' },
  add: { all: 'members', AVChatRoom: 'nobody' },
  /** Add members as soon as a manager approves. */
  invite: { all: 'members', AVChatRoom: 'nobody' },
  handleApplication: { all: 'managers', AVChatRoom: 'nobody' },
  updateProfile: { all: 'managers', Private: 'members' },
  muteAll: { all: 'managers', Private: 'nobody' },
  /** Set the slow mode and the least level of those who write. */
  setRules: { all: 'managers', Private: 'nobody' },
  dismiss: { all: 'owner', Private: 'nobody' },
  transfer: { all: 'owner', AVChatRoom: 'nobody' },
  setRole: { all: 'owner', Private: 'nobody', AVChatRoom: 'nobody' },
  /** Make a member a manager of a chat room, or no longer. */
  setManager: { all: 'nobody', AVChatRoom: 'owner' },
  kick: { all: 'managers', AVChatRoom: 'nobody' },
  mute: { all: 'managers', Private: 'nobody' },
  ban: { all: 'nobody', AVChatRoom: 'managers', Community: 'managers' },
  mark: { all: 'nobody', AVChatRoom: 'managers', Community: 'managers' },
  setNameCard: { all: 'managers', AVChatRoom: 'nobody' },
  setMemberField: { all: 'managers', AVChatRoom: 'nobody' },
  /** Create, change and delete topics. */
  topics: { all: 'nobody', Community: 'managers' },
  attributes: { all: 'members', AVChatRoom: 'managers', Community: 'managers' },
  /** Add to counters, and subtract from them. */
  counters: { all: 'members' },
  setCounters: { all: 'members', AVChatRoom: 'managers', Community: 'managers' },
} as const satisfies Record<string, Audiences>

export type ChatAction = keyof typeof AUDIENCES
export const CHAT_ACTIONS = Object.keys(AUDIENCES) as readonly ChatAction[]

/** Members do these to themselves whatever their role; all other actions on a member are refused on oneself. */
const ON_SELF: ReadonlySet<ChatAction> = new Set(['setNameCard', 'setMemberField'])

const RANK: Readonly<Record<ChatRole, number>> = { Owner: 2, Admin: 1, Custom: 0, Member: 0, None: 0 }

/** Whether the actor may do this. The server asks here for sockets and REST, and so does the fake one. */
export const can = (actor: ChatActor, action: ChatAction, object: ChatObject): boolean => {
  const { type, target, isSelf = false } = object
  const audiences: Audiences = AUDIENCES[action]
  const audience = audiences[type] ?? audiences.all
  if (actor.isGuest === true && type !== 'AVChatRoom') return false
  if (isSelf) return ON_SELF.has(action) && type !== 'AVChatRoom' && ROLES.members.includes(actor.role)
  if (!ROLES[audience].includes(actor.role) || !isOpen(actor, action, object)) return false
  return target === undefined || RANK[actor.role] > RANK[target]
}

/** The options of a group concern those who do not manage it. */
const isOpen = ({ role }: ChatActor, action: ChatAction, { type, joinOption, inviteOption }: ChatObject): boolean => {
  if (action === 'join') return type === 'AVChatRoom' || joinOption === 'FreeAccess'
  if (action === 'apply') return joinOption === 'NeedPermission'
  if (action === 'quit') return role !== 'Owner' || type === 'AVChatRoom'
  if (action === 'add') return ROLES.managers.includes(role) || inviteOption === 'FreeAccess'
  if (action === 'invite') return inviteOption === 'NeedPermission'
  return true
}
