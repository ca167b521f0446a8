import type { Bench } from './bench'
import { chatLoop } from './chat-loop/chat-loop'
import { firstVisit } from './first-visit/first-visit'
import { imCreate } from './im-create/im-create'
import { imLoad } from './im-load'
import { imReceive } from './im-receive/im-receive'
import { predictions } from './predictions'
import { room } from './room/room'
import { scroll } from './scroll/scroll'
import { sdkSize } from './sdk-size'
import { serverMemory } from './server-memory/server-memory'
import { serverFanout } from './server-fanout/server-fanout'

/** In the order in which they run and print. */
export const BENCHES: readonly Bench[] = [
  imReceive,
  imCreate,
  imLoad,
  sdkSize,
  serverFanout,
  serverMemory,
  chatLoop,
  firstVisit,
  predictions,
  scroll,
  room,
]
