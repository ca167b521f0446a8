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

/** What `createChat` takes. Only `SDKAppID` and `endpoints` have to be there. */
export interface ChatOptions<Modules extends readonly ChatModule<object>[] = readonly ChatModule<object>[]> {
  /** The app's number at the gateway: every frame carries it. */
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
  /** Time: the system's when left out, or `workerClock()` of `@org/im-sdk/worker-clock` for hidden tabs. */
  clock?: Clock
  /** Chance: `Math.random` when left out. */
  random?: Random
  /** What the device says of itself: sleep and network. The browser's events when left out. */
  wakeSignals?: WakeSignals
  /**
   * Gets what handlers of events, listeners of views and the transport throw; the page's own error reporting when left
   * out.
   */
  onHandlerError?: (thrown: unknown) => void
}

/** Snapshots to render from. Each `get` is stable until a change, bursts are announced in batches. */
export interface ChatViews {
  /** Who is logged in, and whether. */
  readonly session: View<Me>
  readonly netState: View<NetState>
  /** In display order. */
  readonly conversations: View<readonly Conversation[]>
  /** Of all conversations that are not muted. */
  readonly totalUnread: View<number>
  /** What is held of a conversation, oldest first. To fetch more: `getMessageList`. */
  messages(conversationID: ConversationID): View<MessageListState>
}

/** What every instance has. All promises reject with an `ImError` and with nothing else. */
export interface CoreChat extends CreateMessage {
  /**
   * Resolves when the session is open; conversations and missed messages follow, see `EVENT.RECOVERY_STATE_CHANGED`.
   * Waits for a logout that is under way. A second login of the same user sends nothing (`repeatLogin`), one of another
   * user rejects with REPEAT_LOGIN.
   */
  login(options: LoginOptions): Promise<Result<LoginData>>
  /** Ends the session, also where the server cannot be reached. The instance can be used again. */
  logout(): Promise<Result<Record<string, never>>>
  /** Ends everything; the instance cannot be used again. */
  destroy(): Promise<void>
  /** True while the user is logged in, also during a reconnect. */
  isReady(): boolean
  /** Empty when nobody is logged in. */
  getLoginUser(): string
  /** Epoch milliseconds by the server's clock. */
  getServerTime(): number
  /** Calls `handler` for every such event, with `context` as its `this`. What it throws goes to `onHandlerError`. */
  on<Name extends EventName>(name: Name, handler: EventHandler<Name>, context?: unknown): void
  /** Like `on`, for the next such event only. */
  once<Name extends EventName>(name: Name, handler: EventHandler<Name>, context?: unknown): void
  /** Takes back an `on` or `once` of the same handler. */
  off<Name extends EventName>(name: Name, handler: EventHandler<Name>): void
  /**
   * Rejects with the code of the failure; the message is then in its list with the status `fail`. After NETWORK_TIMEOUT
   * it is sent again by itself, in its order, when the connection is back, until the session ends or its room is left:
   * do not make a new one.
   */
  sendMessage(message: Message): Promise<Result<SentData>>
  /** Sends the same message again, at once: it can never arrive twice. Resolves with it when it has arrived meanwhile. */
  resendMessage(message: Message): Promise<Result<SentData>>
  /**
   * The newest page of a conversation, or the one before `nextReqMessageID`: what is held first, and from the server
   * what is missing. Rejects with INVALID_CONVERSATION_ID, USER_NOT_LOGGED_IN, or PARAMS_INVALID where
   * `nextReqMessageID` is of no page, or of one that a chat room has let go of: then start again without it.
   */
  getMessageList(options: MessageListOptions): Promise<Result<MessageListData>>
  /** In display order, as held. A sync that has failed is tried again first. Rejects with USER_NOT_LOGGED_IN. */
  getConversationList(options?: ConversationListOptions): Promise<Result<ConversationListData>>
  /** Rejects with CONVERSATION_NOT_FOUND for one that is not in the list. */
  getConversationProfile(conversationID: ConversationID): Promise<Result<{ readonly conversation: Conversation }>>
  /**
   * Sets the unread count of a conversation to 0, at once, and tells the server how far the user has read: once a second
   * at most, and again by itself where the network has failed or the service was busy. Rejects with
   * CONVERSATION_NOT_FOUND for one that is not in the list.
   */
  setMessageRead(options: { conversationID: ConversationID }): Promise<Result<Record<string, never>>>
  /** Of all conversations that are not muted. */
  getTotalUnreadMessageCount(): number
  /** The same as snapshots that can be watched. */
  readonly views: ChatViews
}

type MethodsOf<Module> = Module extends ChatModule<infer Methods> ? Methods : never
type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The instance: the core and the methods of the modules that were passed. */
export type Chat<Modules extends readonly ChatModule<object>[] = readonly []> = CoreChat &
  (Modules extends readonly [] ? unknown : Intersection<MethodsOf<Modules[number]>>)
