import type { HostMessage } from '@org/domain'
import { expect, it, onTestFinished } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { newLiveRoom } from '../../../test/live-room'
import { newMember } from '../../../test/im-client'
import { updateRoom } from '../../store/live/rooms'
import type { Im } from '../im'
import { startVisits } from './room-visits'

/** A room on air, its visits, and the timers that wait. */
const start = async () => {
  const server = await bootForTest()
  const { id, groupID } = await newLiveRoom(server)
  await updateRoom(server.context.db, id, { start_time: 1 })
  const waits = new Set<() => void>()
  const clock = {
    ...server.context.clock,
    after: (_: number, run: () => void) => {
      waits.add(run)
      return () => void waits.delete(run)
    },
  }
  const rooms = { onVisit: (_group: string, _user: string, _isThere: boolean) => {}, onlineCount: () => 3 }
  // As much of the messaging core as is asked for visits.
  const nobody = { find: () => Promise.resolve(null) }
  const context = { ...server.context, clock }
  const stop = startVisits({ context, rooms, groups: nobody, identities: nobody } as unknown as Im)
  onTestFinished(stop)
  const told = async () => {
    const rows = await server.context.db
      .selectFrom('outbox')
      .select('message')
      .where('target', '=', `room:${groupID}`)
      .orderBy('id')
      .execute()
    return rows.map(({ message }) => {
      const { type, data } = JSON.parse(message) as HostMessage
      if (type === 'LiveGroupMemberJoinExit')
        return `${data.uid} ${data.joined ? 'comes' : 'goes'} of ${data.member_count}`
      return type === 'EnterRoomMessage' ? `${data.sender.uid} is named` : type
    })
  }
  const pass = () => {
    // What runs may begin to wait again.
    const due = new Set(waits)
    waits.clear()
    for (const run of due) run()
  }
  const visit = (userID: string, isThere: boolean) => rooms.onVisit(groupID, userID, isThere)
  return { server, told, pass, visit, waits, stop }
}

it('tells the first visit at once, of those in the next seconds the last one, and names the last who came', async () => {
  const { server, told, pass, visit, waits } = await start()
  const [ann, bob, cem] = [await newMember(server), await newMember(server), await newMember(server)]
  visit(ann, true)
  await expect.poll(told).toEqual([`${ann} comes of 3`, `${ann} is named`])
  visit(bob, true)
  visit(cem, true)
  visit(ann, false)
  pass()
  await expect.poll(told).toHaveLength(4)
  expect((await told()).slice(2)).toEqual([`${ann} goes of 3`, `${cem} is named`])
  // Nothing has happened since: the next visit is told at once again.
  pass()
  expect(waits.size).toBe(0)
  visit(bob, false)
  await expect.poll(told).toHaveLength(5)
})

it('does not tell what waits after it has stopped', async () => {
  const { server, told, visit, waits, stop } = await start()
  const ann = await newMember(server)
  visit(ann, true)
  visit(ann, false)
  stop()
  expect(waits.size).toBe(0)
  await expect.poll(told).toHaveLength(2)
})
