import type { Clock } from './clock/clock'
import type { Endpoints } from './connection/hosts'
import type { Transport } from './connection/transport'
import type { WakeSignals } from './clock/wake-signals'
import type { ConversationListData, ConversationListOptions } from './conversations/conversations'
import type { EventHandler, EventName } from './events'
import type { CreateMessage } from './messages/create-message'
import type { MessageListData, MessageListOptions } from './messages/history'
import type { SentData } from './messages/send'
import type { ChatModule } from './modules'
import type { NetState } from './protocol/constants'
import type { ConversationID } from './protocol/ids'
import type { Random } from './clock/random'
import type { Result } from './result'
import type { Codec } from './rpc/codec'
import type { LoginData, LoginOptions } from './session/session'
import type { Conversation } from './store/conversation'
import type { Message } from './store/message'
import type { KeyValueStorage } from './store/storage'
import type { Me } from './store/session-state'
import type { MessageListState } from './store/timelines'
import type { View } from './store/view'

export interface ChatOptions<Modules extends readonly ChatModule<object>[] = readonly ChatModule<object>[]> {
  SDKAppID: number
  /**
   * The gateway's addresses, or `endpointsOf(SDKAppID, domain)` of `@org/im-sdk/protocol` for those of the app id's
   * region.
   */
  endpoints: Endpoints
  /** Optional parts: `[groups, liveRooms]`. What is not passed costs nothing. */
  modules?: Modules
  /** Tells this installation from others of the same user; made once and kept in `storage` when left out. */
  instanceID?: string
  /** `IM_PLATFORM`; the H5 web when left out. */
  platform?: number
  /** Stay in every chat room that is joined instead of leaving the last one. */
  unlimitedAVChatRoom?: boolean
  /**
   * Asked for a credential before the one at hand expires, and when it is refused, so that the app needs no re-login of
   * its own. An answer may take 15 s.
   */
  getUserSig?: () => Promise<string>
  /**
   * The network; the global WebSocket when left out. In Node: `webSocketTransport(WebSocket)` with the class of `ws`.
   */
  transport?: Transport
  /** How frames look on the wire: JSON when left out, or `binary` of `@org/im-sdk/binary`. */
  codec?: Codec
  /**
   * Lets the server compress large frames. Taken by codecs that can unpack them, as `binary` where there is a
   * `DecompressionStream`.
   */
  gzip?: boolean
  /** The page is a mini game; the gateway is told. */
  miniGame?: boolean
  /** What outlives the page; `localStorage` when left out. */
  storage?: KeyValueStorage
  clock?: Clock
  random?: Random
  wakeSignals?: WakeSignals
  /**
   * Gets what handlers of events, listeners of views and the transport throw; the page's own error reporting when left
   * out.
   */
  onHandlerError?: (thrown: unknown) => void
}

/** Snapshots to render from. Each `get` is stable until a change, bursts are announced in batches. */
export interface ChatViews {
  readonly session: View<Me>
  readonly netState: View<NetState>
  readonly conversations: View<readonly Conversation[]>
  readonly totalUnread: View<number>
  messages(conversationID: ConversationID): View<MessageListState>
}

export interface CoreChat extends CreateMessage {
  /** After a logout that is under way. */
  login(options: LoginOptions): Promise<Result<LoginData>>
  logout(): Promise<Result<Record<string, never>>>
  /** Ends everything; the instance cannot be used again. */
  destroy(): Promise<void>
  isReady(): boolean
  /** Empty when nobody is logged in. */
  getLoginUser(): string
  /** Epoch milliseconds by the server's clock. */
  getServerTime(): number
  on<Name extends EventName>(name: Name, handler: EventHandler<Name>, context?: unknown): void
  once<Name extends EventName>(name: Name, handler: EventHandler<Name>, context?: unknown): void
  off<Name extends EventName>(name: Name, handler: EventHandler<Name>): void
  /** Rejects with the code of the failure; the message is then in its list with the status `fail`. */
  sendMessage(message: Message): Promise<Result<SentData>>
  /** Sends the same message again: it can never arrive twice. */
  resendMessage(message: Message): Promise<Result<SentData>>
  getMessageList(options: MessageListOptions): Promise<Result<MessageListData>>
  getConversationList(options?: ConversationListOptions): Promise<Result<ConversationListData>>
  getConversationProfile(conversationID: ConversationID): Promise<Result<{ readonly conversation: Conversation }>>
  setMessageRead(options: { conversationID: ConversationID }): Promise<Result<Record<string, never>>>
  getTotalUnreadMessageCount(): number
  readonly views: ChatViews
}

type MethodsOf<Module> = Module extends ChatModule<infer Methods> ? Methods : never
type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The instance: the core and the methods of the modules that were passed. */
export type Chat<Modules extends readonly ChatModule<object>[] = readonly []> = CoreChat &
  (Modules extends readonly [] ? unknown : Intersection<MethodsOf<Modules[number]>>)
