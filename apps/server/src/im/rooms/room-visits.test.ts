import type { HostMessage } from '@org/domain'
import { expect, it, onTestFinished } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { newLiveRoom } from '../../../test/live-room'
import { newMember } from '../../../test/im-client'
import { shiftedClock } from '../../../test/shifted-clock'
import { withoutTable } from '../../../test/without-table'
import { updateRoom } from '../../store/live/rooms'
import type { Im } from '../im'
import { startVisits } from './room-visits'

/** A room on air, its visits, and the timers that wait. */
const start = async () => {
  // Its own look at what is owed comes in its own time, which stands still.
  const server = await bootForTest({ clock: shiftedClock() })
  const { id, groupID } = await newLiveRoom(server)
  await updateRoom(server.context.db, id, { start_time: 1 })
  const waits = new Set<() => void>()
  const looks = new Set<() => void>()
  const timer = (timers: Set<() => void>) => (_: number, run: () => void) => {
    timers.add(run)
    return () => void timers.delete(run)
  }
  const time = shiftedClock()
  const clock = { ...time, after: timer(waits), every: timer(looks) }
  // As much of the messaging core as is asked for visits.
  const nobody = { find: () => Promise.resolve(null) }
  /** A process on the database of the server, which knows of so many in the room. */
  const startProcess = (count = 3) => {
    const rooms = {
      onVisit: (_group: string, _user: string, _isThere: boolean) => Promise.resolve(),
      onlineCount: () => count,
    }
    const context = { ...server.context, clock }
    const stop = startVisits({ context, rooms, groups: nobody, identities: nobody } as unknown as Im)
    onTestFinished(stop)
    return { stop, visit: (userID: string, isThere: boolean) => rooms.onVisit(groupID, userID, isThere) }
  }
  const { stop, visit } = startProcess()
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
  const look = () => {
    time.skip(10_000)
    for (const run of looks) run()
  }
  return { server, skip: time.skip, told, pass, look, visit, waits, stop, startProcess }
}

it('tells the first visit at once, of those in the next seconds the last one, and names the last who came', async () => {
  const { server, told, pass, visit, waits } = await start()
  const [ann, bob, cem] = [await newMember(server), await newMember(server), await newMember(server)]
  await visit(ann, true)
  await expect.poll(told).toEqual([`${ann} comes of 3`, `${ann} is named`])
  await Promise.all([visit(bob, true), visit(cem, true), visit(ann, false)])
  pass()
  await expect.poll(told).toHaveLength(4)
  expect((await told()).slice(2)).toEqual([`${ann} goes of 3`, `${cem} is named`])
  // Nothing has happened since: the next visit is told at once again.
  pass()
  expect(waits.size).toBe(0)
  await visit(bob, false)
  await expect.poll(told).toHaveLength(5)
})

it('leaves what waits to the next process when it stops or dies, and that one tells it once', async () => {
  const { server, told, look, visit, stop, startProcess } = await start()
  const [ann, bob] = [await newMember(server), await newMember(server)]
  await visit(ann, true)
  await expect.poll(told).toHaveLength(2)
  await visit(bob, true)
  await visit(ann, false)
  await stop()
  expect(await told()).toHaveLength(2)
  startProcess()
  startProcess()
  look()
  await expect.poll(told).toHaveLength(4)
  expect((await told()).slice(2)).toEqual([`${ann} goes of 3`, `${bob} is named`])
  look()
  await expect.poll(() => server.context.db.selectFrom('room_visit').selectAll().execute()).toEqual([])
  expect(await told()).toHaveLength(4)
})

it('tells of the visits to each process the number that this one knows', async () => {
  const { server, told, pass, visit, startProcess } = await start()
  const [ann, bob] = [await newMember(server), await newMember(server)]
  await visit(ann, true)
  await expect.poll(told).toHaveLength(2)
  // It waits in the first process, which tells it when five seconds have passed.
  await visit(ann, false)
  await startProcess(4).visit(bob, true)
  await expect.poll(told).toHaveLength(4)
  expect((await told()).slice(2)).toEqual([`${bob} comes of 4`, `${bob} is named`])
  pass()
  await expect.poll(told).toHaveLength(5)
  expect((await told()).slice(4)).toEqual([`${ann} goes of 3`])
})

it('tells nothing more when it has stopped, and stores what comes meanwhile', async () => {
  const { server, told, visit, waits, stop } = await start()
  const ann = await newMember(server)
  const visited = visit(ann, true)
  await stop()
  await visited
  expect(waits.size).toBe(0)
  expect(await told()).toEqual([])
  expect(await server.context.db.selectFrom('room_visit').select('user_id').execute()).toEqual([{ user_id: ann }])
})

it('answers who comes only after the visit is stored, and stores what could not be with the next look', async () => {
  const { server, told, look, visit } = await start()
  const { db } = server.context
  const ann = await newMember(server)
  await withoutTable(db, 'room_visit', () => expect(visit(ann, true)).rejects.toThrow('room_visit'))
  look()
  await expect.poll(() => db.selectFrom('room_visit').select('user_id').execute()).toEqual([{ user_id: ann }])
  look()
  await expect.poll(told).toEqual([`${ann} comes of 3`, `${ann} is named`])
})

it('names a member again after ten minutes, whichever process had named it', async () => {
  const { server, told, visit, stop, startProcess, skip } = await start()
  const ann = await newMember(server)
  await visit(ann, true)
  await expect.poll(told).toHaveLength(2)
  await stop()
  await startProcess().visit(ann, true)
  await expect.poll(told).toHaveLength(3)
  skip(600_000)
  await startProcess().visit(ann, true)
  await expect.poll(told).toHaveLength(5)
})
