import type { ConversationID } from '../protocol/ids'
import type { MessagePriority, TYPES } from '../protocol/constants'

export interface TextPayload {
  readonly text: string
}

export interface CustomPayload {
  readonly data: string
  readonly description: string
  readonly extension: string
}

/** An element this version does not know: show that there is something, keep what it holds. */
export interface UnknownPayload {
  readonly msgType: string
  readonly content: Readonly<Record<string, unknown>>
}

export type MessageStatus = 'unsend' | 'success' | 'fail'

interface MessageBase {
  /** `tinyID-clientTime-random`: the same for sender and receivers, before and after sending. */
  readonly ID: string
  readonly conversationID: ConversationID
  readonly conversationType: typeof TYPES.CONV_C2C | typeof TYPES.CONV_GROUP
  readonly from: string
  /** The peer's id or the group's. */
  readonly to: string
  readonly flow: 'in' | 'out'
  /** Epoch seconds: the server's after success, the client's before. */
  readonly time: number
  /** Counts within the conversation from 1; 0 until the server has given one. */
  readonly sequence: number
  readonly random: number
  readonly clientSequence: number
  readonly clientTime: number
  readonly priority: MessagePriority
  readonly status: MessageStatus
  readonly nick: string
  readonly avatar: string
  readonly nameCard: string
  readonly cloudCustomData: string
  readonly isPeerRead: boolean
  /** The server's id of the sender. */
  readonly tinyID: string
  readonly senderLevel: number
  readonly senderRole: string
}

export interface TextMessage extends MessageBase {
  readonly type: typeof TYPES.MSG_TEXT
  readonly payload: TextPayload
}
export interface CustomMessage extends MessageBase {
  readonly type: typeof TYPES.MSG_CUSTOM
  readonly payload: CustomPayload
}
export interface UnknownMessage extends MessageBase {
  readonly type: typeof TYPES.MSG_UNKNOWN
  readonly payload: UnknownPayload
}

/** Never changed in place: a message that was sent, failed or was read is replaced by a new object of the same `ID`. */
export type Message = TextMessage | CustomMessage | UnknownMessage
