import type { ConversationID } from '../protocol/ids'
import type { MessagePriority, TYPES } from '../protocol/constants'

export interface TextPayload {
  readonly text: string
}

/** What the app makes of it. `description` is what a list of conversations shows. */
export interface CustomPayload {
  readonly data: string
  readonly description: string
  readonly extension: string
}

/** One size of a picture. */
export interface ImageInfo {
  /** 1 the original, 2 the large one, 3 the small one. */
  readonly type: number
  readonly url: string
  /** Pixels, 0 when they are not known. */
  readonly width: number
  readonly height: number
  /** Bytes. */
  readonly size: number
}

/** Payloads with a `file` are the user's own on the way up: until the answer, addresses in them are local ones. */
export interface ImagePayload {
  readonly uuid: string
  /** 1 jpg, 2 gif, 3 png, 4 bmp, 255 any other. */
  readonly imageFormat: number
  /**
   * The original, the large one (shorter side 720), the small one (198); what could not be scaled is the original
   * again.
   */
  readonly imageInfoArray: readonly ImageInfo[]
  readonly file: File | null
}

export interface AudioPayload {
  readonly uuid: string
  readonly url: string
  /** Bytes. */
  readonly size: number
  /** Its length, 0 when it is not known. */
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
  /** Its length, 0 when it is not known. */
  readonly videoSecond: number
  readonly thumbUUID: string
  /** The picture of the cover, empty when there is none. */
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

/** An element this version does not know: show that there is something, keep what it holds. */
export interface UnknownPayload {
  readonly msgType: string
  readonly content: Readonly<Record<string, unknown>>
}

/**
 * `unsend` until the server has stored it; `fail` when a send has failed: `resendMessage` sends it again. What only the
 * connection has failed is sent again by itself.
 */
export type MessageStatus = 'unsend' | 'success' | 'fail'

interface MessageBase {
  /** `tinyID-clientTime-random`: the same for sender and receivers, before and after sending. */
  readonly ID: string
  readonly conversationID: ConversationID
  readonly conversationType: typeof TYPES.CONV_C2C | typeof TYPES.CONV_GROUP
  readonly from: string
  /** The peer's id or the group's. */
  readonly to: string
  /** `out`: of the user, from whichever device. */
  readonly flow: 'in' | 'out'
  /** Epoch seconds: the server's after success, the client's before. */
  readonly time: number
  /** Counts within the conversation from 1; 0 until the server has given one. */
  readonly sequence: number
  /** Kept however often the message is sent, like `clientSequence`: by both the server knows it again. */
  readonly random: number
  readonly clientSequence: number
  /** When it was made, in epoch seconds by the sender's clock. */
  readonly clientTime: number
  readonly priority: MessagePriority
  readonly status: MessageStatus
  /** The sender's, as the server knew them when it stored the message; empty in one that was not sent yet. */
  readonly nick: string
  readonly avatar: string
  readonly nameCard: string
  /** Whatever the sender has attached for apps. */
  readonly cloudCustomData: string
  /** The peer has read it: own messages of one-to-one conversations only. */
  readonly isPeerRead: boolean
  /** The server's id of the sender. */
  readonly tinyID: string
  /** What a chat room shows beside the name; from the server, so that nobody can make it up. */
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

/** Never changed in place: a message that was sent, failed or was read is replaced by a new object of the same `ID`. */
export type Message = TextMessage | CustomMessage | MediaMessage | UnknownMessage

/** What holds a file. */
export type MediaMessage = ImageMessage | AudioMessage | VideoMessage | FileMessage
