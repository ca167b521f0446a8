import type { ConversationID } from '../protocol/ids'
import type { MessagePriority, TYPES } from '../protocol/constants'

export interface TextPayload {
  readonly text: string
}

/** The data is the app's own. A list of conversations shows `description`. */
export interface CustomPayload {
  readonly data: string
  readonly description: string
  readonly extension: string
}

/** One size of an image. */
export interface ImageInfo {
  /** 1 the original, 2 the large one, 3 the small one. */
  readonly type: number
  readonly url: string
  /** Pixels; 0 if unknown. */
  readonly width: number
  readonly height: number
  /** Bytes. */
  readonly size: number
}

/** Payloads with a `file` are the user's own uploads: until the reply arrives, their URLs are local. */
export interface ImagePayload {
  readonly uuid: string
  /** 1 jpg, 2 gif, 3 png, 4 bmp, 255 any other. */
  readonly imageFormat: number
  /**
   * The original, the large one (shorter side 720) and the small one (198). A size that could not be made is the
   * original again.
   */
  readonly imageInfoArray: readonly ImageInfo[]
  readonly file: File | null
}

export interface AudioPayload {
  readonly uuid: string
  readonly url: string
  /** Bytes. */
  readonly size: number
  /** The duration in seconds; 0 if unknown. */
  readonly second: number
  readonly file: File | null
}

export interface VideoPayload {
  readonly videoUUID: string
  readonly videoUrl: string
  /** `mp4`, `mov` or `webm`. */
  readonly videoFormat: string
  /** Bytes. */
  readonly videoSize: number
  /** The duration in seconds; 0 if unknown. */
  readonly videoSecond: number
  readonly thumbUUID: string
  /** The picture of the cover; empty if there is none. */
  readonly thumbUrl: string
  readonly thumbWidth: number
  readonly thumbHeight: number
  readonly snapshotUrl: string
  readonly snapshotWidth: number
  readonly snapshotHeight: number
  readonly file: File | null
}

export interface FilePayload {
  readonly uuid: string
  readonly fileName: string
  /** Bytes. */
  readonly fileSize: number
  readonly fileUrl: string
  readonly file: File | null
}

/** An element that this version does not know: show a placeholder and keep its content. */
export interface UnknownPayload {
  readonly msgType: string
  readonly content: Readonly<Record<string, unknown>>
}

/**
 * `unsend` until the server has stored it; `fail` after a failed send: call `resendMessage`. A message that failed
 * only because of the connection is resent automatically.
 */
export type MessageStatus = 'unsend' | 'success' | 'fail'

interface MessageBase {
  /** `tinyID-clientTime-random`: the same for sender and receivers, before and after sending. */
  readonly ID: string
  readonly conversationID: ConversationID
  readonly conversationType: typeof TYPES.CONV_C2C | typeof TYPES.CONV_GROUP
  readonly from: string
  /** The peer's user id or the group id. */
  readonly to: string
  /** `out`: sent by the user, on any device. */
  readonly flow: 'in' | 'out'
  /** Epoch seconds: the server's time after success, the client's before. */
  readonly time: number
  /** Counts from 1 within the conversation; 0 until the server has assigned one. */
  readonly sequence: number
  /**
   * Like `clientSequence` it stays the same however often the message is sent. Together they let the server recognise
   * a resend.
   */
  readonly random: number
  readonly clientSequence: number
  /** When it was created, in epoch seconds by the sender's clock. */
  readonly clientTime: number
  readonly priority: MessagePriority
  readonly status: MessageStatus
  /** The sender's name and avatar, as the server knew them when it stored the message. Empty in an unsent message. */
  readonly nick: string
  readonly avatar: string
  readonly nameCard: string
  /** Custom data that the sender attached for apps. */
  readonly cloudCustomData: string
  /** The peer has read it. Only for own messages in one-to-one conversations. */
  readonly isPeerRead: boolean
  /** The server's id of the sender. */
  readonly tinyID: string
  /** The badge that a chat room shows next to the name. It comes from the server, so that a sender cannot forge it. */
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
export interface ImageMessage extends MessageBase {
  readonly type: typeof TYPES.MSG_IMAGE
  readonly payload: ImagePayload
}
export interface AudioMessage extends MessageBase {
  readonly type: typeof TYPES.MSG_AUDIO
  readonly payload: AudioPayload
}
export interface VideoMessage extends MessageBase {
  readonly type: typeof TYPES.MSG_VIDEO
  readonly payload: VideoPayload
}
export interface FileMessage extends MessageBase {
  readonly type: typeof TYPES.MSG_FILE
  readonly payload: FilePayload
}
export interface UnknownMessage extends MessageBase {
  readonly type: typeof TYPES.MSG_UNKNOWN
  readonly payload: UnknownPayload
}

/** Immutable: when it is sent, fails or is read, a new object of the same `ID` replaces it. */
export type Message = TextMessage | CustomMessage | MediaMessage | UnknownMessage

/** Messages with a file. */
export type MediaMessage = ImageMessage | AudioMessage | VideoMessage | FileMessage

export interface MessageListData {
  /** At most 15 messages, oldest first. */
  readonly messageList: readonly Message[]
  /** Pass it to get the next older page. Empty if there is none. */
  readonly nextReqMessageID: string
  readonly isCompleted: boolean
}
