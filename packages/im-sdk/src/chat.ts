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

/** The options of `createChat`. Only `SDKAppID` and `endpoints` are required. */
export interface ChatOptions<Modules extends readonly ChatModule<object>[] = readonly ChatModule<object>[]> {
  /** The app's id at the gateway. Every frame carries it. */
  SDKAppID: number
  /**
   * The gateway's addresses. For the hosts of the app id's region use `endpointsOf(SDKAppID, domain)` of
   * `@org/im-sdk/protocol`.
   */
  endpoints: Endpoints
  /** Optional modules, for example `[groups, liveRooms]`. A module that is not passed is not bundled. */
  modules?: Modules
  /** Identifies this installation among the user's devices. Default: generated once and kept in `storage`. */
  instanceID?: string
  /** A value of `IM_PLATFORM`. Default: H5 web. */
  platform?: number
  /** Stay in all joined chat rooms instead of leaving the previous one on each join. */
  unlimitedAVChatRoom?: boolean
  /**
   * Returns a fresh credential. Called before the current one expires and after the server refuses it, so the app
   * needs no re-login logic. Must answer within 15 s.
   */
  getUserSig?: () => Promise<string>
  /** The network. Default: the global WebSocket. In Node: `webSocketTransport(WebSocket)` with the class of `ws`. */
  transport?: Transport
  /** The frame format. Default: JSON. Alternative: `binary` of `@org/im-sdk/binary`. */
  codec?: Codec
  /**
   * Lets the server compress large frames. Needs a codec that can unpack them: `binary`, where `DecompressionStream`
   * exists.
   */
  gzip?: boolean
  /** The page is a mini game. The gateway receives this flag. */
  miniGame?: boolean
  /** Persistent storage. Default: `localStorage`. */
  storage?: KeyValueStorage
  /** The clock. Default: the system's. For hidden tabs: `workerClock()` of `@org/im-sdk/worker-clock`. */
  clock?: Clock
  /** The random generator. Default: `Math.random`. */
  random?: Random
  /** Signals of sleep and network changes. Default: the browser's events. */
  wakeSignals?: WakeSignals
  /**
   * Receives what event handlers, view listeners and the transport throw. Default: the page's error reporting
   * (`reportError`).
   */
  onHandlerError?: (thrown: unknown) => void
}

/** Snapshots to render from. `get` returns the same object until a change; changes are announced in batches. */
export interface ChatViews {
  /** Who is logged in, and the phase of the login. */
  readonly session: View<Me>
  readonly netState: View<NetState>
  /** In display order. */
  readonly conversations: View<readonly Conversation[]>
  /** Of all conversations that are not muted. */
  readonly totalUnread: View<number>
  /** The loaded messages of a conversation, oldest first. Call `getMessageList` to load more. */
  messages(conversationID: ConversationID): View<MessageListState>
}

/** The methods of every instance. All promises reject only with an `ImError`. */
export interface CoreChat extends SessionMethods, EventMethods, MessageMethods, ConversationMethods {
  /** The same data as snapshots that can be watched. */
  readonly views: ChatViews
}

type MethodsOf<Module> = Module extends ChatModule<infer Methods> ? Methods : never
type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The instance: the core and the methods of the passed modules. */
export type Chat<Modules extends readonly ChatModule<object>[] = readonly []> = CoreChat &
  (Modules extends readonly [] ? unknown : Intersection<MethodsOf<Modules[number]>>)
