import { expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { newLiveRoom } from '../../../test/live-room'
import { withoutTable } from '../../../test/without-table'
import { updateRoom } from '../../store/live/rooms'
import { VisitLog } from './visit-log'

it('keeps the last 10,000 visits while the database is away, and says once how many are lost', async () => {
  const server = await bootForTest()
  const { context } = server
  const { id, groupID } = await newLiveRoom(server)
  await updateRoom(context.db, id, { start_time: 1 })
  const said: unknown[] = []
  const log = { ...context.log, error: (facts: unknown) => void said.push(facts) } as typeof context.log
  const visits = new VisitLog({ ...context, log }, 'process')
  await withoutTable(context.db, 'room_visit', async () => {
    const all = Array.from({ length: 10_003 }, (_, nth) => visits.add({ groupID, userID: `u${nth}`, joined: true }))
    await expect(Promise.all(all)).rejects.toThrow('room_visit')
  })
  expect(said).toEqual([])
  await visits.store()
  expect(said).toEqual([{ lost: 3 }])
  const stored = await context.db.selectFrom('room_visit').select('user_id').orderBy('nth').execute()
  expect(stored).toHaveLength(10_000)
  expect(stored[0]).toEqual({ user_id: 'u3' })
  await visits.add({ groupID, userID: 'next', joined: true })
  expect(said).toHaveLength(1)
})
