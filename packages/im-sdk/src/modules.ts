import type { Clock } from './clock/clock'
import type { Random } from './clock/random'
import type { Endpoints } from './connection/hosts'
import type { Trace } from './connection/trace'
import type { SyncEventHandlers } from './conversations/sync-intake'
import type { Emitter } from './emitter'
import type { MakeMessage } from './messages/create-message'
import type { ChangeReceiver } from './messages/receive-changes'
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

/** The operator's settings by name (cloud config). Each module reads its own names and validates the values. */
export type Settings = Readonly<Record<string, unknown>>

/**
 * What a module can use. A module registers its commands, pushes, events and steps by name; a name can be registered
 * once.
 */
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
  /** Sends commands. Register the module's commands first. */
  readonly caller: Pick<Caller, 'call' | 'registerCommands' | 'errorOf'>
  readonly pushes: Pick<Registry<PushHandlers>, 'add'>
  readonly syncEvents: Pick<Registry<SyncEventHandlers>, 'add'>
  readonly outgoing: Pick<Outgoing, 'add'>
  /** Shared registries and stores. */
  readonly services: Registry<Services>
  readonly trace: Pick<Trace, 'emit' | 'add'>
  readonly emitter: Pick<Emitter, 'on' | 'emit' | 'reportThrown'>
  readonly session: Pick<SessionState, 'me' | 'profile' | 'purchaseBits' | 'whenResumed' | 'whenEnding' | 'whenEnded'>
  readonly rooms: Pick<Rooms, 'add' | 'get' | 'keyOf' | 'lists' | 'joined' | 'leave' | 'whenLeft'>
  readonly groups: Groups
  readonly conversations: Pick<
    Conversations,
    | 'get'
    | 'open'
    | 'all'
    | 'topics'
    | 'update'
    | 'remove'
    | 'list'
    | 'nameWith'
    | 'profileWith'
    | 'whenChanged'
    | 'whenTopicChanged'
    | 'whenUnknown'
    | 'whenStale'
    | 'showStored'
    | 'lower'
    | 'stale'
    | 'drafts'
    | 'setDraft'
    | 'groupNames'
    | 'nameGroups'
  >
  /** The whole list of conversations has loaded. */
  readonly isListCompleted: () => boolean
  /** The message lists of conversations. `store/message-lists` finds, replaces and removes messages in them and in rooms. */
  readonly timelines: Pick<
    Timelines,
    'get' | 'clearTo' | 'all' | 'forget' | 'fellBehind' | 'saw' | 'whenSeen' | 'whenGone' | 'changes'
  >
  /** Takes what has changed of messages, and announces it. */
  readonly changes: Pick<ChangeReceiver, 'take' | 'takeMessages' | 'remove' | 'whenSynced'>
  /** Empty until the module `cloudConfig` has loaded them. */
  readonly settings: Source<Settings>
  /** An unsent message of the user. */
  readonly makeMessage: MakeMessage
  /** Stay in all joined chat rooms instead of leaving the previous one on each join. */
  readonly unlimitedAVChatRoom: boolean
}

/**
 * An optional part of the engine. The instance and its type have the module's methods only if it is passed to
 * `createChat`.
 */
export interface ChatModule<Methods extends object> {
  readonly name: string
  /** The names of modules without whose methods this one is of no use. */
  readonly needs?: readonly string[]
  install(context: ModuleContext): Methods
}
