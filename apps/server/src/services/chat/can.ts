import type { GroupType } from '@org/im-sdk/protocol'

/**
 * What a user is in a group. In a chat room its owner is `Owner`, its managers are `Admin`, and its listeners are
 * `Member`. `Custom` exists in communities only.
 */
export type ChatRole = 'Owner' | 'Admin' | 'Custom' | 'Member' | 'None'

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
  readonly joinOption?: 'FreeAccess' | 'NeedPermission' | 'DisableApply'
  /** For `add` and `invite`. */
  readonly inviteOption?: 'FreeAccess' | 'NeedPermission' | 'DisableInvite'
}

type Audience = 'nobody' | 'owner' | 'managers' | 'members' | 'everybody'

const ROLES: Readonly<Record<Audience, readonly ChatRole[]>> = {
  nobody: [],
  owner: ['Owner'],
  managers: ['Owner', 'Admin'],
  members: ['Owner', 'Admin', 'Custom', 'Member'],
  everybody: ['Owner', 'Admin', 'Custom', 'Member', 'None'],
}

type Audiences = Readonly<Record<GroupType, Audience>>

const inAll = (all: Audience, exceptions: Partial<Audiences> = {}): Audiences => ({
  Private: all,
  Public: all,
  ChatRoom: all,
  AVChatRoom: all,
  Community: all,
  ...exceptions,
})

/**
 * Who may do what in which type of group. A private group is a work group: it has an owner and members, nobody joins it
 * and nobody dismisses it. A chat room has listeners, whom nobody adds.
 */
const AUDIENCES = {
  /** Read messages, members and the profile. */
  read: inAll('members', { AVChatRoom: 'everybody' }),
  send: inAll('members'),
  /** Send while all members are muted, without slow mode and at any level. */
  speakAlways: inAll('managers'),
  revokeOther: inAll('managers'),
  modifyOther: inAll('managers', { AVChatRoom: 'nobody' }),
  join: inAll('everybody', { Private: 'nobody' }),
  /** Ask to join. */
  apply: inAll('everybody', { Private: 'nobody', AVChatRoom: 'nobody' }),
  quit: inAll('members'),
  add: inAll('members', { AVChatRoom: 'nobody' }),
  /** Add members as soon as a manager approves. */
  invite: inAll('members', { AVChatRoom: 'nobody' }),
  handleApplication: inAll('managers', { AVChatRoom: 'nobody' }),
  updateProfile: inAll('managers', { Private: 'members' }),
  muteAll: inAll('managers', { Private: 'nobody' }),
  /** Set the slow mode and the least level of those who write. */
  setRules: inAll('managers', { Private: 'nobody' }),
  dismiss: inAll('owner', { Private: 'nobody' }),
  transfer: inAll('owner', { AVChatRoom: 'nobody' }),
  setRole: inAll('owner', { Private: 'nobody', AVChatRoom: 'nobody' }),
  kick: inAll('managers', { AVChatRoom: 'nobody' }),
  mute: inAll('managers', { Private: 'nobody' }),
  ban: inAll('nobody', { AVChatRoom: 'managers', Community: 'managers' }),
  mark: inAll('nobody', { AVChatRoom: 'managers', Community: 'managers' }),
  setNameCard: inAll('managers', { AVChatRoom: 'nobody' }),
  setMemberField: inAll('managers', { AVChatRoom: 'nobody' }),
  /** Create, change and delete topics. */
  topics: inAll('nobody', { Community: 'managers' }),
  attributes: inAll('members', { AVChatRoom: 'managers', Community: 'managers' }),
  /** Add to counters, and subtract from them. */
  counters: inAll('members'),
  setCounters: inAll('members', { AVChatRoom: 'managers', Community: 'managers' }),
} satisfies Record<string, Audiences>

export type ChatAction = keyof typeof AUDIENCES
export const CHAT_ACTIONS = Object.keys(AUDIENCES) as readonly ChatAction[]

/** Members do these to themselves whatever their role; all other actions on a member are refused on oneself. */
const ON_SELF: ReadonlySet<ChatAction> = new Set(['setNameCard', 'setMemberField'])

const RANK: Readonly<Record<ChatRole, number>> = { Owner: 2, Admin: 1, Custom: 0, Member: 0, None: 0 }

/** Whether the actor may do this. Sockets and REST ask here, and the matrix of `can.test.ts` lists the answers. */
export const can = (actor: ChatActor, action: ChatAction, object: ChatObject): boolean => {
  const { type, target, isSelf = false } = object
  const audience: Audience = AUDIENCES[action][type]
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
