import { API_STATUS, getLivePageData, getRealLives, type ListedAnchor } from '@org/api-client/contract'
import { SPORT } from '@org/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { atNoon, NOON } from '../../../test/noon'
import { apiOf } from '../../../test/people'
import { steppedClock } from '../../../test/stepped-clock'
import { changePeople } from '../../commands/change-people'
import { seconds } from '../../ports/clock'
import type { RunningServer } from '../../server'
import { updateRoom } from '../../store/live/rooms'
import { operatorAt } from '../../../test/operator-at'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ feed: 'simulation', clock: steppedClock(NOON), template: await atNoon() })
})
afterAll(() => server.stop())

const anchors = async (body: object): Promise<{ list: ListedAnchor[]; total: number; page: number }> => {
  const reply = await fetch(`${server.url}/api/anchor/getAnchorList`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { data } = (await reply.json()) as { data: { list: ListedAnchor[]; total: number; page: number } }
  return data
}
const uids = ({ list }: { list: readonly ListedAnchor[] }) => list.map(({ uid }) => uid)
const descending = (numbers: readonly number[]) => numbers.toSorted((a, b) => b - a)

it('lists all anchors page by page, each once', async () => {
  const all = await anchors({ sort: 'fans', size: 100 })
  expect(all.list.length).toBe(all.total)
  const size = Math.ceil(all.total / 2)
  const pages = await Promise.all([1, 2].map((page) => anchors({ sort: 'fans', page, size })))
  expect(pages.map(({ page }) => page)).toEqual([1, 2])
  expect(pages.flatMap(uids)).toEqual(uids(all))
})

it('orders them by heat with those on air first, by fans, or the newest first', async () => {
  const hot = (await anchors({ size: 100 })).list
  expect(hot.map(({ live }) => live)).toEqual(descending(hot.map(({ live }) => live)))
  expect(hot.map(({ hot: heat }) => heat)).toEqual(descending(hot.map(({ hot: heat }) => heat)))
  const fans = (await anchors({ sort: 'fans', size: 100 })).list.map(({ fans_count }) => fans_count)
  expect(fans).toEqual(descending(fans))
  const newest = uids(await anchors({ sort: 'new', size: 100 }))
  expect(newest).toEqual(descending(newest))
})

it('lists the anchors of a sport', async () => {
  const all = await anchors({ size: 100 })
  const football = await anchors({ sport_id: SPORT.football, size: 100 })
  expect(football.total).toBeGreaterThan(0)
  expect(football.total).toBeLessThan(all.total)
  expect(uids(all)).toEqual(expect.arrayContaining(uids(football)))
})

it('shows an anchor whose account is closed nowhere, and takes their room off air', async () => {
  const { db, clock } = server.context
  const api = apiOf(server)
  const [uid = 0] = uids(await anchors({ size: 1 }))
  await updateRoom(db, uid, { start_time: seconds(clock) })
  const onAir = async () => (await api.call(getRealLives, { size: 100 })).list.map(({ anchorid }) => anchorid)
  const listed = async () => uids(await anchors({ size: 100 }))
  expect(await onAir()).toContain(uid)
  await changePeople(db, ['close-account', String(uid)], operatorAt(seconds(clock)))
  expect(await onAir()).not.toContain(uid)
  expect(await listed()).not.toContain(uid)
  await expect(api.call(getLivePageData, { anchorid: uid })).rejects.toMatchObject({ status: API_STATUS.notFound })
  await changePeople(db, ['open-account', String(uid)], operatorAt(seconds(clock)))
  expect(await listed()).toContain(uid)
  expect(await onAir()).not.toContain(uid)
  expect((await api.call(getLivePageData, { anchorid: uid })).streams).toEqual([])
})
