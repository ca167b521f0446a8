import type { Clock } from './clock/clock'
import type { Endpoints } from './connection/hosts'
import type { Transport } from './connection/transport'
import type { WakeSignals } from './clock/wake-signals'
import type { ConversationMethods } from './conversations/install-conversations'
import type { EventMethods } from './emitter'
import type { MessageMethods } from './messages/install-messages'
import type { ChatModule } from './modules'
import type { NetState } from './protocol/constants'
import type { ConversationID } from './protocol/ids'
import type { Random } from './clock/random'
import type { Codec } from './rpc/codec'
import type { SessionMethods } from './session/install-session'
import type { Conversation } from './store/conversation'
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
export interface CoreChat extends SessionMethods, EventMethods, MessageMethods, ConversationMethods {
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
