import { getNoMatchLiveList } from '@org/api-client/contract'
import { expect, it } from 'vitest'
import { bootForTest, withCatalogue } from '../../../test/boot'
import { newLiveRoom } from '../../../test/live-room'
import { apiOf } from '../../../test/people'
import { storedMatch } from '../../../test/stored-match'
import { updateRoom } from '../../store/live/rooms'
import { addMatches } from '../../store/matches/save-matches'

it('lists the rooms on air that show no match, the hottest first, page by page', async () => {
  const server = await bootForTest({ template: await withCatalogue() })
  const { db } = server.context
  await addMatches(db, [storedMatch({ id: 1, kickoff: '2026-06-15T01:00:00Z' })])
  const rooms = [await newLiveRoom(server), await newLiveRoom(server), await newLiveRoom(server)] as const
  const [cool, hot, withMatch] = rooms.map(({ id }) => id) as [number, number, number]
  await newLiveRoom(server)
  await updateRoom(db, cool, { start_time: 1, heat: 5 })
  await updateRoom(db, hot, { start_time: 1, heat: 9, badge: 3 })
  await updateRoom(db, withMatch, { start_time: 1, heat: 99, match_id: 1 })
  const page = (number: number) => apiOf(server).call(getNoMatchLiveList, { page: number, size: 1 })
  expect(await page(1)).toMatchObject({ list: [{ id: hot, match: null, badge: 3 }], total: 2 })
  expect(await page(2)).toMatchObject({ list: [{ id: cool, badge: 0 }], total: 2 })
})
