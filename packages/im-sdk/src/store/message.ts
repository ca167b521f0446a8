import type { ConversationID } from '../protocol/ids'
import type { ConversationType, MessagePriority, TYPES } from '../protocol/constants'
import type {
  AudioPayload,
  CustomPayload,
  FacePayload,
  FilePayload,
  GroupSystemNoticePayload,
  GroupTipPayload,
  ImagePayload,
  LocationPayload,
  TextPayload,
  UnknownPayload,
  VideoPayload,
} from './payloads'

/**
 * `unsend` until the server has stored it; `fail` after a failed send: call `resendMessage`. A message that failed
 * only because of the connection is resent automatically.
 */
export type MessageStatus = 'unsend' | 'success' | 'fail'

/** A message mentions the user or everyone with `@`. Rule: IM-37. */
export interface GroupAtInfo {
  readonly from: string
  readonly groupID: string
  /** Empty in a group without topics. */
  readonly topicID: string
  /** One of `TYPES.CONV_AT_ME`, `CONV_AT_ALL` and `CONV_AT_ALL_AT_ME`. */
  readonly atTypeArray: readonly number[]
  readonly sequence: number
  readonly random: number
}

/** Who has read a message. */
export interface ReadReceiptInfo {
  /** How many members of the group have read it. */
  readonly readCount: number
  readonly unreadCount: number
  /** In a one-to-one conversation. */
  readonly isPeerRead: boolean
  /** When the peer read it, in epoch seconds; 0 if the peer has not. */
  readonly timestamp: number
}

/** How the devices of receivers that are not connected show the message. */
export interface OfflinePushInfo {
  /** No notification. */
  disablePush?: boolean
  title?: string
  description?: string
  /** Data for the app that opens the notification. */
  extension?: string
  /** The number on the icon does not change. */
  ignoreIOSBadge?: boolean
  androidOPPOChannelID?: string
}

/** What few messages have. */
export interface MessageExtras {
  /** Counts the changes of the message by `modifyMessage`. */
  readonly version: number
  readonly isModified: boolean
  readonly isRevoked: boolean
  /** Who revoked it; empty unless it is revoked. */
  readonly revoker: string
  /** The sender wants to know who has read it. */
  readonly needReadReceipt: boolean
  readonly readReceiptInfo: ReadReceiptInfo
  readonly isSupportExtension: boolean
  /** It was sent to all chat rooms at once. */
  readonly isBroadcastMessage: boolean
  /** It was forwarded from another conversation. */
  readonly relayFlag: boolean
  readonly isExcludedFromUnreadCount: boolean
  readonly isExcludedFromLastMessage: boolean
  /** The mentioned users; `TYPES.MSG_AT_ALL` for everybody. */
  readonly atUserList: readonly string[]
  /** The members who get it; empty for all. Only the sender knows the list. */
  readonly receiverList: readonly string[]
}

interface MessageBase extends MessageExtras {
  /** `tinyID-clientTime-random`: the same for sender and receivers, before and after sending. */
  readonly ID: string
  readonly conversationID: ConversationID
  readonly conversationType: ConversationType
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
  /** Deleted on this device. */
  readonly isDeleted: boolean
  /** Not stored, and delivered only to devices that were online: it has no sequence. */
  readonly onlineOnlyFlag: boolean
  /** Empty unless it is in a topic. */
  readonly topicID: string
  /** Null unless it mentions the user. */
  readonly groupAtInfo: GroupAtInfo | null
  /**
   * With the module `outbox`, of an own message that could not be stored: it is lost if the page is closed before it is
   * sent.
   */
  readonly isLostOnReload?: boolean
  /** With what options it is sent, of an own message until it has arrived. */
  readonly offlinePushInfo?: OfflinePushInfo
  readonly isExcludedFromContentModeration?: boolean
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
export interface FaceMessage extends MessageBase {
  readonly type: typeof TYPES.MSG_FACE
  readonly payload: FacePayload
}
export interface LocationMessage extends MessageBase {
  readonly type: typeof TYPES.MSG_LOCATION
  readonly payload: LocationPayload
}
/** Messages of other conversations in one. A long record is stored apart: `downloadMergerMessage` fetches it. */
export interface MergerPayload {
  readonly title: string
  /** A few lines that show what the record is about. */
  readonly abstractList: readonly string[]
  /** For clients that do not know mergers. */
  readonly compatibleText: string
  /** Empty while the record is stored apart. */
  readonly messageList: readonly Message[]
  /** Either key finds the record. Empty until the server has it. */
  readonly downloadKey: string
  readonly pbDownloadKey: string
  readonly messageNumber: number
}

export interface MergerMessage extends MessageBase {
  readonly type: typeof TYPES.MSG_MERGER
  readonly payload: MergerPayload
}
/** What happened in a group. */
export interface GroupTipMessage extends MessageBase {
  readonly type: typeof TYPES.MSG_GRP_TIP
  readonly payload: GroupTipPayload
}
/** In the system conversation. */
export interface GroupSystemNoticeMessage extends MessageBase {
  readonly type: typeof TYPES.MSG_GRP_SYS_NOTICE
  readonly payload: GroupSystemNoticePayload
}
export interface UnknownMessage extends MessageBase {
  readonly type: typeof TYPES.MSG_UNKNOWN
  readonly payload: UnknownPayload
}

/** Immutable: when it is sent, fails or is read, a new object of the same `ID` replaces it. */
export type Message =
  | TextMessage
  | CustomMessage
  | MediaMessage
  | FaceMessage
  | LocationMessage
  | MergerMessage
  | GroupTipMessage
  | GroupSystemNoticeMessage
  | UnknownMessage

/** Messages with a file. */
export type MediaMessage = ImageMessage | AudioMessage | VideoMessage | FileMessage

export interface MessageListData {
  /** At most 15 messages, oldest first. */
  readonly messageList: readonly Message[]
  /** Pass it to get the next older page. Empty if there is none. */
  readonly nextReqMessageID: string
  readonly isCompleted: boolean
}
