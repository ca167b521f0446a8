import type { Message } from './message'
import type { ConversationID } from '../protocol/ids'
import type { GroupType, MessageRemindType, TYPES } from '../protocol/constants'

/** The newest message of a conversation, as a list shows it. */
export interface LastMessage {
  /** Epoch seconds. */
  readonly lastTime: number
  readonly lastSequence: number
  readonly fromAccount: string
  /**
   * The text of a text message, the description of a custom one, otherwise empty: the app writes a text for other
   * types.
   */
  readonly messageForShow: string
  readonly type: Message['type']
  readonly payload: Message['payload']
  readonly cloudCustomData: string
  readonly nick: string
  readonly nameCard: string
  readonly isPeerRead: boolean
}

/** Immutable: a change replaces it with a new object of the same `conversationID`. */
export interface Conversation {
  /** `C2C` + user id or `GROUP` + group id. */
  readonly conversationID: ConversationID
  readonly type: typeof TYPES.CONV_C2C | typeof TYPES.CONV_GROUP
  /** The group's type. Empty in one-to-one conversations. */
  readonly subType: GroupType | ''
  readonly unreadCount: number
  readonly lastMessage: LastMessage | null
  /** The peer, in one-to-one conversations. */
  readonly userProfile: { readonly userID: string; readonly nick: string; readonly avatar: string } | null
  /** The group, in group conversations. */
  readonly groupProfile: { readonly groupID: string; readonly name: string; readonly avatar: string } | null
  readonly messageRemindType: MessageRemindType
  /** The user has read up to this sequence, on any device. */
  readonly messageReadSeq: number
  /** The newest sequence that the server has assigned. */
  readonly sequence: number
}
