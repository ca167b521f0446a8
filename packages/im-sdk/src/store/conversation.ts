import type { GroupAtInfo, Message } from './message'
import type { ConversationID } from '../protocol/ids'
import type { ConversationType, GroupType, MessageRemindType } from '../protocol/constants'

/** The newest message of a conversation, as a list shows it. */
export interface LastMessage {
  /** Epoch seconds. */
  readonly lastTime: number
  readonly lastSequence: number
  readonly fromAccount: string
  /**
   * The text of a text message, the description of a custom one or of a location, the title of a merger, otherwise the
   * kind as the protocol names it (`[Image]`, `[GroupTip]`): an app writes its own text by `type`. Empty if it is revoked.
   */
  readonly messageForShow: string
  readonly type: Message['type']
  readonly payload: Message['payload']
  readonly cloudCustomData: string
  readonly nick: string
  readonly nameCard: string
  readonly isPeerRead: boolean
  readonly isRevoked: boolean
  /** Who revoked it; empty unless it is revoked. */
  readonly revoker: string
  /** Counts the changes of the message. */
  readonly version: number
  /** It is not stored: after a reload another message is the last one. */
  readonly onlineOnlyFlag: boolean
}

/** The group of a conversation, as far as the list knows it. */
export interface ConversationGroupProfile {
  readonly groupID: string
  readonly name: string
  readonly avatar: string
  readonly type: GroupType | ''
  readonly ownerID: string
  readonly memberCount: number
  readonly nextMessageSeq: number
}

/** Immutable: a change replaces it with a new object of the same `conversationID`. */
export interface Conversation {
  /** `C2C` + user id, `GROUP` + group id, or `TYPES.CONV_SYSTEM`, which has the notices of groups. */
  readonly conversationID: ConversationID
  readonly type: ConversationType
  /** The group's type. Empty in one-to-one conversations. */
  readonly subType: GroupType | ''
  readonly unreadCount: number
  readonly lastMessage: LastMessage | null
  /** Ours: 8 if the last message was revoked, otherwise 0. */
  readonly lastMessageFlag: number
  /** The peer, in one-to-one conversations. */
  readonly userProfile: { readonly userID: string; readonly nick: string; readonly avatar: string } | null
  /** The group, in group conversations. */
  readonly groupProfile: ConversationGroupProfile | null
  /** The user's own name for the peer; empty without one, and without the module `friends`. */
  readonly remark: string
  readonly isPinned: boolean
  /** Epoch seconds; 0 if it is not pinned. */
  readonly pinnedTimeStamp: number
  /** The newest unread messages that mention the user. */
  readonly groupAtInfoList: readonly GroupAtInfo[]
  readonly messageRemindType: MessageRemindType
  /** Powers of two: `TYPES.CONV_MARK_TYPE_…`, and from 2 ** 32 on the app's own. */
  readonly markList: readonly number[]
  readonly customData: string
  /** The names of the user's groups of conversations that it is in. */
  readonly conversationGroupList: readonly string[]
  /** A text that the user has not sent yet, on this device. Empty if there is none. */
  readonly draftText: string
  /** When the peer read last, in epoch seconds; 0 in groups, and if the peer has read nothing. */
  readonly peerReadTime: number
  /** The user has read up to this sequence, on any device. */
  readonly messageReadSeq: number
  /** The newest sequence that the server has assigned. */
  readonly sequence: number
}
