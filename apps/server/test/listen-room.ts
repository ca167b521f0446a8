import { parseHostMessage } from '@org/domain'
import type { RunningServer } from '../src/server'
import { loggedIn } from './im-client'

/** What a new listener of a room gets next from the host, which may be of all rooms. */
export const listenRoom = async (server: RunningServer, groupID: string) => {
  const viewer = await loggedIn(server)
  const { longPollingKey: key, startSeq } = await viewer.request('joinGroup', { groupID })
  let next = { startSeq, startBroadcastSeq: 0 }
  const poll = async (holdTime: number) => {
    const reply = await viewer.request('longPoll', { groupID, key, ...next, holdTime })
    next = { startSeq: reply.nextSeq, startBroadcastSeq: reply.nextBroadcastSeq }
    return [...reply.rspMsgList, ...reply.broadcastMessageList].flatMap(
      ({ msgBody }) => parseHostMessage(msgBody[0]?.msgContent['data']) ?? [],
    )
  }
  await poll(0)
  /** Without who comes and goes: a room tells that of the listener too. */
  return async () => {
    for (;;) {
      const told = await poll(5)
      const others = told.filter(({ type }) => !VISITS.has(type))
      if (others.length > 0 || told.length === 0) return others
    }
  }
}

const VISITS: ReadonlySet<string> = new Set(['LiveGroupMemberJoinExit', 'EnterRoomMessage'])
