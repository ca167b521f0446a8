import type {
  GroupInviteOption,
  GroupJoinOption,
  GroupMemberRole,
  GroupType,
  MessageRemindType,
} from '../protocol/constants'
import type { LastMessage } from './conversation'

/** A value of the app, by its key. */
export interface CustomField {
  readonly key: string
  readonly value: string
}

export interface Group {
  readonly groupID: string
  readonly name: string
  readonly avatar: string
  readonly type: GroupType
  readonly introduction: string
  readonly notification: string
  readonly ownerID: string
  /** Epoch seconds, like the other times. */
  readonly createTime: number
  readonly infoSequence: number
  readonly lastInfoTime: number
  readonly lastMessageTime: number
  readonly memberCount: number
  readonly maxMemberCount: number
  readonly joinOption: GroupJoinOption
  readonly inviteOption: GroupInviteOption
  readonly nextMessageSeq: number
  readonly muteAllMembers: boolean
  /** Messages go to its topics (module `topics`), not to the group itself. */
  readonly isSupportTopic: boolean
  readonly groupCustomField: readonly CustomField[]
  /** The newest message, when the group was read; null if the user is not a member, and for a community with topics. */
  readonly lastMessage: LastMessage | null
  /** The user's own data in it; null if the user is not a member, or does not listen to the chat room. */
  readonly selfInfo: GroupSelfInfo | null
}

export interface GroupSelfInfo {
  readonly userID: string
  readonly role: GroupMemberRole
  readonly joinTime: number
  readonly nameCard: string
  readonly messageRemindType: MessageRemindType
  readonly readedSequence: number
  readonly excludedUnreadSequenceList: readonly number[]
  readonly memberCustomField: readonly CustomField[]
}
