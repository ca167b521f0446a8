import type { Bench } from './bench'
import { cards } from './cards/cards'
import { chatLoop } from './chat-loop/chat-loop'
import { firstVisit } from './first-visit/first-visit'
import { gifts } from './gifts/gifts'
import { history } from './history/history'
import { imCreate } from './im-create/im-create'
import { imLists } from './im-lists/im-lists'
import { imLoad } from './im-load'
import { imReceive } from './im-receive/im-receive'
import { liveEdge } from './live-edge/live-edge'
import { liveRoom } from './live-room/live-room'
import { matchList } from './match-list/match-list'
import { otherZones } from './other-zones/other-zones'
import { predictions } from './predictions'
import { roomMemory } from './room/memory'
import { room } from './room/room'
import { scroll } from './scroll/scroll'
import { sdkSize } from './sdk-size'
import { serverMemory } from './server-memory/server-memory'
import { serverFanout } from './server-fanout/server-fanout'
import { tick } from './tick/tick'

/** In the order in which they run and print. */
export const BENCHES: readonly Bench[] = [
  imReceive,
  imLists,
  imCreate,
  imLoad,
  sdkSize,
  serverFanout,
  serverMemory,
  liveRoom,
  gifts,
  liveEdge,
  matchList,
  tick,
  chatLoop,
  firstVisit,
  otherZones,
  predictions,
  scroll,
  room,
  roomMemory,
  cards,
  history,
]
