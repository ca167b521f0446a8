import type { Clock } from './clock/clock'
import type { Random } from './clock/random'
import type { Endpoints } from './connection/hosts'
import type { Trace } from './connection/trace'
import type { SyncEventHandlers } from './conversations/sync-intake'
import type { Emitter } from './emitter'
import type { MakeMessage } from './messages/create-message'
import type { NetState } from './protocol/constants'
import type { PushHandlers } from './protocol/pushes'
import type { Caller } from './rpc/caller'
import type { Conversations } from './store/conversations'
import type { Groups } from './store/groups'
import type { Outgoing } from './store/outgoing'
import type { Registry } from './store/registry'
import type { Rooms } from './store/rooms'
import type { Services } from './store/services'
import type { SessionState } from './store/session-state'
import type { Timelines } from './store/timelines'
import type { Source, View } from './store/view'

/** What the app's operator has set, by name. Each module reads its own names, and takes nothing in them for granted. */
export type Settings = Readonly<Record<string, unknown>>

/** What a module is built on: it brings what it knows, and each name of it may be brought once. */
export interface ModuleContext {
  readonly SDKAppID: number
  readonly instanceID: string
  readonly platform: number
  readonly endpoints: Endpoints
  readonly clock: Clock
  readonly random: Random
  readonly netState: View<NetState>
  /** Epoch milliseconds by the server's clock. */
  readonly serverTime: () => number
  /** Sends commands, of which it has to learn those of the module. */
  readonly caller: Pick<Caller, 'call' | 'learn' | 'errorOf'>
  readonly pushes: Pick<Registry<PushHandlers>, 'add'>
  readonly syncEvents: Pick<Registry<SyncEventHandlers>, 'add'>
  readonly outgoing: Pick<Outgoing, 'add'>
  /** Where modules meet. */
  readonly services: Registry<Services>
  readonly trace: Pick<Trace, 'tell' | 'add'>
  readonly emitter: Pick<Emitter, 'on' | 'emit' | 'reportThrown'>
  readonly session: Pick<SessionState, 'me' | 'purchaseBits' | 'whenResumed' | 'whenEnding' | 'whenEnded'>
  readonly rooms: Pick<Rooms, 'add' | 'get' | 'lists' | 'joined' | 'leave' | 'whenLeft'>
  readonly groups: Groups
  readonly conversations: Pick<Conversations, 'get' | 'update' | 'list' | 'whenChanged' | 'showStored'>
  /** The server has given the whole list of conversations. */
  readonly isListCompleted: () => boolean
  /** What is shown: `findMessage`, `replaceMessage` and `removeMessage` work on the context. */
  readonly timelines: Pick<Timelines, 'get' | 'all'>
  /** Empty until the module that fetches them has them. */
  readonly settings: Source<Settings>
  /** A message of the user, not yet sent. */
  readonly makeMessage: MakeMessage
  /** Stay in every chat room that is joined instead of leaving the last one. */
  readonly unlimitedAVChatRoom: boolean
}

/**
 * An optional part of the engine. Its methods are on the instance, and in its type, only when it is passed to
 * `createChat`.
 */
export interface ChatModule<Methods extends object> {
  readonly name: string
  install(context: ModuleContext): Methods
}
