import type { Clock } from './clock/clock'
import type { Random } from './clock/random'
import { Trace } from './connection/trace'
import type { SyncEventHandlers } from './conversations/sync-intake'
import { Emitter } from './emitter'
import type { PushHandlers } from './protocol/pushes'
import { Conversations } from './store/conversations'
import { Outgoing } from './store/outgoing'
import { Registry } from './store/registry'
import { Rooms } from './store/rooms'
import type { Services } from './store/services'
import { SessionState } from './store/session-state'
import { Timelines } from './store/timelines'

/** The stores and registries that the nouns of an instance share. */
export const createStores = (clock: Clock, random: Random, reportThrown: (thrown: unknown) => void) => ({
  clock,
  random,
  emitter: new Emitter(reportThrown),
  session: new SessionState(),
  timelines: new Timelines(clock),
  conversations: new Conversations(clock),
  rooms: new Rooms(),
  outgoing: new Outgoing(),
  trace: new Trace(),
  pushes: new Registry<PushHandlers>(),
  syncEvents: new Registry<SyncEventHandlers>(),
  services: new Registry<Services>(),
})

export type ChatStores = ReturnType<typeof createStores>
