import type { Clock } from './clock/clock'
import type { Emitter } from './emitter'
import type { Random } from './clock/random'
import type { PushBodies } from './protocol/pushes'
import type { Caller } from './rpc/caller'
import type { Conversations } from './store/conversations'
import type { Outgoing } from './store/outgoing'
import type { Rooms } from './store/rooms'
import type { SessionState } from './store/session-state'

/** Pushes that only a module understands. Without it nobody listens. */
export interface ModulePushes {
  cloudConfig: (body: PushBodies['pushCloudConfig']) => void
  commercialConfig: (body: PushBodies['pushCommercialConfig']) => void
}

/** What a module is built on. */
export interface ModuleContext {
  readonly clock: Clock
  readonly random: Random
  readonly caller: Caller
  readonly emitter: Emitter
  readonly session: SessionState
  readonly rooms: Rooms
  readonly conversations: Conversations
  /** The server has given the whole list of conversations. */
  readonly isListCompleted: () => boolean
  readonly SDKAppID: number
  readonly instanceID: string
  readonly outgoing: Outgoing
  readonly pushed: ModulePushes
  /** Stay in every chat room that is joined instead of leaving the last one. */
  readonly unlimitedAVChatRoom: boolean
}

/** An optional part of the engine. Its methods are on the instance, and in its type, only when it is passed to `createChat`. */
export interface ChatModule<Methods extends object> {
  readonly name: string
  install(context: ModuleContext): Methods
}

/** Methods of the modules, by module: what is absent answers CANNOT_FIND_MODULE. */
export const MODULE_METHODS = {
  groups: ['joinGroup', 'quitGroup', 'getGroupProfile', 'getGroupOnlineMemberCount'],
  cloudConfig: ['callExperimentalAPI'],
} as const
