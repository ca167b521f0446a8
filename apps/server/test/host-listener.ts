import { parseHostMessage, type HostMessage } from '@org/domain'
import { NOTIFY_ROOM, type StoredMessage } from '@org/im-sdk/protocol'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import type { RunningServer } from '../src/server'
import { loggedIn } from './im-client'

/** No process sends what is announced until the returned function is called. */
export const holdOutbox = async (connectionString: string) => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query("SELECT pg_advisory_lock(hashtext('outbox'))")
  return () => client.query("SELECT pg_advisory_unlock(hashtext('outbox'))")
}

const hostMessages = (messages: readonly StoredMessage[]): HostMessage[] =>
  messages.flatMap(({ msgBody }) => parseHostMessage(msgBody[0]?.msgContent['data']) ?? [])

/** What a device of a user gets from the host from now on, in the rooms too. */
export const listen = async (server: RunningServer, userID: string, rooms: readonly string[]) => {
  const client = await loggedIn(server, { userID })
  const polled: HostMessage[] = []
  const polls = await Promise.all(
    rooms.map(async (groupID) => {
      const { longPollingKey: key, startSeq } = await client.request('joinGroup', { groupID })
      let next = { startSeq, startBroadcastSeq: 0 }
      return async () => {
        const reply = await client.request('longPoll', { groupID, key, ...next, holdTime: 0 })
        next = { startSeq: reply.nextSeq, startBroadcastSeq: reply.nextBroadcastSeq }
        // What is for all rooms comes with each of them.
        const forAll = groupID === NOTIFY_ROOM ? [] : reply.broadcastMessageList
        polled.push(...hostMessages([...reply.rspMsgList, ...forAll]))
      }
    }),
  )
  const heard = async () => {
    for (const poll of polls) await poll()
    return [...polled, ...hostMessages(client.messages())]
  }
  await heard()
  return heard
}

/** What a target is told at last, so that nothing is on its way behind it. */
export const lastMessage = (target: string): HostMessage => ({
  type: 'changeRoomTitle',
  data: { liveid: 0, title: `the last for ${target}` },
})

/** Whether a value has all fields of another. */
export const isLike = (value: unknown, wanted: unknown): boolean =>
  typeof wanted !== 'object' || wanted === null
    ? value === wanted
    : Object.entries(wanted).every(([key, of]) => isLike((value as Record<string, unknown> | undefined)?.[key], of))
