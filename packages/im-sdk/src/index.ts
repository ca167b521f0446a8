export type { Chat, ChatOptions, ChatViews, CoreChat } from './chat'
export type { Cancel, Clock } from './clock/clock'
export type { Endpoints } from './connection/hosts'
export type { FrameData } from './protocol/envelope'
export type { Socket, SocketHandlers, Transport, WebSocketClass } from './connection/transport'
export { webSocketTransport } from './connection/transport'
export type { WakeSignal, WakeSignals } from './clock/wake-signals'
export type { ConversationListData, ConversationListOptions } from './conversations/conversations'
export { createChat } from './create-chat'
export {
  EVENT,
  type ChatEvent,
  type EventHandler,
  type EventName,
  type EventPayloads,
  type RecoveryState,
} from './events'
export { ImError } from './protocol/im-error'
export type { CustomMessageOptions, TextMessageOptions } from './messages/create-message'
export type { MessageListOptions } from './messages/history'
export type { SentData } from './messages/send'
export type { MessageControlInfo, SendMessageOptions } from './messages/send-options'
export type { ChatModule } from './modules'
export {
  IM_PLATFORM,
  TYPES,
  type ConversationType,
  type GroupType,
  type KickedOutType,
  type MessagePriority,
  type MessageRemindType,
  type NetState,
} from './protocol/constants'
export type { ErrorName } from './protocol/errors/catalogue'
export type { ErrorRangeName } from './protocol/errors/ranges'
export { NOTIFY_ROOM, type ConversationID } from './protocol/ids'
export type { Random } from './clock/random'
export type { Result } from './result'
export type { Codec, InboundFrame } from './rpc/codec'
export type { LoginData, LoginOptions } from './session/session'
export type { Conversation, LastMessage } from './store/conversation'
export type {
  AudioMessage,
  CustomMessage,
  FaceMessage,
  FileMessage,
  GroupAtInfo,
  GroupSystemNoticeMessage,
  GroupTipMessage,
  ImageMessage,
  LocationMessage,
  MediaMessage,
  MergerMessage,
  MergerPayload,
  Message,
  MessageListData,
  MessageStatus,
  OfflinePushInfo,
  ReadReceiptInfo,
  TextMessage,
  UnknownMessage,
  VideoMessage,
} from './store/message'
export type {
  AudioPayload,
  CustomPayload,
  FacePayload,
  FilePayload,
  GroupSystemNoticePayload,
  GroupTipPayload,
  ImageInfo,
  ImagePayload,
  LocationPayload,
  TextPayload,
  TipGroupProfile,
  TipMember,
  UnknownPayload,
  VideoPayload,
} from './store/payloads'
export type { Me, SessionPhase } from './store/session-state'
export type { KeyValueStorage } from './store/storage'
export type { MessageListState } from './store/timelines'
export type { View } from './store/view'
