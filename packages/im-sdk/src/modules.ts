import type { Clock } from './clock/clock'
import type { Endpoints } from './connection/hosts'
import type { Trace } from './connection/trace'
import type { Emitter } from './emitter'
import type { Random } from './clock/random'
import type { MakeMessage } from './messages/create-message'
import type { NetState } from './protocol/constants'
import type { PushBodies } from './protocol/pushes'
import type { Caller } from './rpc/caller'
import type { Conversations } from './store/conversations'
import type { Groups } from './store/groups'
import type { Outgoing } from './store/outgoing'
import type { Rooms } from './store/rooms'
import type { SessionState } from './store/session-state'
import type { Source, View } from './store/view'

/** Pushes that only a module understands. Without it nobody listens. */
export interface ModulePushes {
  cloudConfig: (body: PushBodies['pushCloudConfig']) => void
  commercialConfig: (body: PushBodies['pushCommercialConfig']) => void
}

/** What the app's operator has set, by name. Each module reads its own names, and takes nothing in them for granted. */
export type Settings = Readonly<Record<string, unknown>>

/** What a module is built on. */
export interface ModuleContext {
  readonly clock: Clock
  readonly random: Random
  readonly caller: Caller
  readonly emitter: Emitter
  readonly session: SessionState
  readonly rooms: Rooms
  readonly groups: Groups
  readonly conversations: Conversations
  /** The server has given the whole list of conversations. */
  readonly isListCompleted: () => boolean
  readonly SDKAppID: number
  readonly instanceID: string
  readonly platform: number
  readonly endpoints: Endpoints
  readonly netState: View<NetState>
  /** Epoch milliseconds by the server's clock. */
  readonly serverTime: () => number
  /** For the module that watches how the engine is doing. */
  readonly trace: Trace
  /** Empty until the module that fetches them has them. */
  readonly settings: Source<Settings>
  readonly outgoing: Outgoing
  /** A message of the user, not yet sent. */
  readonly makeMessage: MakeMessage
  readonly pushed: ModulePushes
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
