import { getCommonConfig, getHomeData, getHomeScroll } from '@org/api-client/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { apiOf } from '../../../test/people'
import { steppedClock, type SteppedClock } from '../../../test/stepped-clock'
import { NOON } from '../../../test/noon'
import { changeContent } from '../../commands/change-content'
import { seedDemoContent } from '../../services/content/seed-demo-content'
import { seedDemoRooms } from '../../services/live/seed-demo-rooms'
import type { RunningServer } from '../../server'

let server: RunningServer
let clock: SteppedClock
beforeAll(async () => {
  clock = steppedClock(NOON)
  server = await bootServer({ rateLimits: false, clock })
  await seedDemoRooms(server.context)
  await seedDemoContent(server.context)
})
afterAll(() => server.stop())

const operate = (...words: string[]) =>
  changeContent(server.context.db, words, { name: 'ana', now: Math.floor(clock.now() / 1_000) })
const iso = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`
const titles = async () => (await apiOf(server).call(getHomeScroll, {})).list.map(({ title }) => title)

it('shows the banners of the demonstration with where they lead, in the order of the operator', async () => {
  const { list } = await apiOf(server).call(getHomeScroll, {})
  expect(list.map(({ target, target_type }) => [target, target_type])).toEqual([
    ['/activity/1', 'page'],
    ['/mobile/news', 'page'],
    ['/live/videos', 'page'],
  ])
})

it('shows a banner only in its time, on its site, in its language and while it is on', async () => {
  const before = await titles()
  const [start, end] = [clock.now() + 3_600_000, clock.now() + 7_200_000]
  await operate('banner', 'add', 'title=Later', 'position=99', `starts_at=${iso(start)}`, `ends_at=${iso(end)}`)
  await operate('banner', 'add', 'title=Elsewhere', 'site=xzbn')
  await operate('banner', 'add', 'title=Português', 'lang=pt-BR')
  await operate('banner', 'add', 'title=Off', 'is_on=no')
  expect(await titles()).toEqual(before)
  clock.advance(3_600_000)
  expect(await titles()).toEqual([...before, 'Later'])
  clock.advance(3_600_000)
  expect(await titles()).toEqual(before)
})

it('has the announcement, the anchors to recommend, and each room that the operator puts first', async () => {
  const { db } = server.context
  const start_time = Math.floor(clock.now() / 1_000) - 600
  await db.updateTable('live_room').set({ start_time }).where('anchor_id', '>', 0).execute()
  const { announcement, rec_anchors, lives, hot, srec_lives } = await apiOf(server).call(getHomeData, {})
  expect(announcement).toMatchObject({ target: '/mobile/about', picture: '' })
  expect(rec_anchors.length).toBeGreaterThan(0)
  expect(lives.length).toBeGreaterThan(1)
  expect(hot.map((room) => room.hot)).toEqual(hot.map((room) => room.hot).toSorted((one, other) => other - one))
  expect(srec_lives).toEqual([])
  const last = lives.at(-1)?.anchorid ?? 0
  await db.updateTable('live_room').set({ priority: 5 }).where('anchor_id', '=', last).execute()
  const after = await apiOf(server).call(getHomeData, {})
  expect(after.srec_lives.map(({ anchorid }) => anchorid)).toEqual([last])
  expect(after.lives[0]?.anchorid).toBe(last)
})

it('gives advertisements by their place with the config', async () => {
  await operate('ad', 'add', 'place=pop', 'title=Sale', 'target=https://shop.example/', 'per_day=2')
  const { config } = await apiOf(server).call(getCommonConfig, {})
  expect(config.home_pop_ad).toMatchObject([{ title: 'Sale', target_type: 'web', per_day: 2 }])
  expect([config.launch_ad, config.live_play_ad]).toEqual([[], []])
  expect(config.live_category?.length).toBeGreaterThan(0)
  await operate('ad', 'add', 'place=launch', 'title=Start', 'target=/activity/1')
  await operate('ad', 'add', 'place=play', 'title=Before', 'target=/live/videos', 'per_day=3')
  const { config: now } = await apiOf(server).call(getCommonConfig, {})
  expect(now.launch_ad).toMatchObject([{ title: 'Start', target_type: 'page', target: '/activity/1' }])
  expect(now.live_play_ad).toMatchObject([{ title: 'Before', target: '/live/videos', per_day: 3 }])
  expect(now.home_pop_ad).toMatchObject([{ title: 'Sale' }])
})
