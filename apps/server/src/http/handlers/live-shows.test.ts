import {
  endLive,
  getFollows,
  followUser,
  getLivePageData,
  getMessages,
  getRealLives,
  sendGift,
  startLive,
} from '@org/api-client/contract'
import { beforeEach, expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { listenRoom } from '../../../test/listen-room'
import { newGuest, registerPerson, type Person } from '../../../test/people'
import { storedPicture } from '../../../test/stored-picture'
import { steppedClock, type SteppedClock } from '../../../test/stepped-clock'
import type { RunningServer } from '../../server'
import { endSilentShows } from '../../services/live/end-silent-shows'
import { tellFans } from '../../services/live/tell-fans'
import { saveAnchor } from '../../store/live/anchors'
import { insertCategory } from '../../store/live/categories'
import { post } from '../../store/money/ledger'

let clock: SteppedClock
let server: RunningServer
let anchor: Person
let fan: Person
beforeEach(async () => {
  clock = steppedClock('2026-06-14T15:00:00Z')
  server = await bootForTest({ clock })
  const { db } = server.context
  ;[anchor, fan] = [await registerPerson(server), await registerPerson(server)]
  await insertCategory(db, { id: 1, sport_id: 1, name_zh: '足球', name_pt: 'Futebol' })
  await saveAnchor(db, anchor.uid, {})
})

const start = (title = '决赛') => anchor.api.call(startLive, { title, categoryid: 1 })
const page = () => fan.api.call(getLivePageData, { anchorid: anchor.uid })
const noticesOfFan = async () => (await fan.api.call(getMessages, { kind: 'anchor' })).list
const tell = () => tellFans(server.context, new AbortController().signal)
const giveGold = (uid: number, amount: number) =>
  server.context.db.transaction().execute((trx) =>
    post(trx, {
      idempotencyKey: `gold ${uid}`,
      kind: 'test',
      now: 1,
      transfers: [{ asset: 'gold', from: 'system:test', to: `user:${uid}`, amount }],
    }),
  )

it('an anchor goes on air for the first time, and is in the lists with the own stream', async () => {
  const { liveid, start_time, push } = await start()
  expect([liveid, start_time]).toEqual([anchor.uid, clock.now() / 1_000])
  expect(push.url).toMatch(
    new RegExp(`^/media/push/${anchor.uid}\\.flv\\?show=\\d+&no=1&expires=${push.expires}&signature=`),
  )
  expect((await fan.api.call(getRealLives, {})).list).toMatchObject([{ id: anchor.uid, title: '决赛', start_time }])
  expect((await page()).streams).toEqual([
    {
      url: `/media/show/${anchor.uid}.flv`,
      livestream_source: 'direct',
      quality: 'HD',
      line: 1,
      format: 'flv',
    },
  ])
})

it('the room gets one message that it is on air and that it is off air', async () => {
  await start()
  const more = await listenRoom(server, `ROOM_${anchor.uid}`)
  /** The next messages: they may come one by one. */
  const heard = async (count: number) => {
    const list: object[] = []
    while (list.length < count) list.push(...(await more()))
    return list
  }
  await anchor.api.call(endLive, {})
  // What the start said may have been before the listener came.
  const off = { type: 'RoomAir', data: { liveid: anchor.uid, start_time: 0 } }
  for (let last: unknown; JSON.stringify(last) !== JSON.stringify(off);) last = (await heard(1)).at(-1)
  clock.advance(60_000)
  const { start_time } = await start()
  expect(await heard(2)).toMatchObject([
    { type: 'RoomAir', data: { liveid: anchor.uid, start_time } },
    { type: 'RoomMessage', data: { text: '决赛', sender: { uid: anchor.uid, is_anchor: true } } },
  ])
  expect((await start('加时')).start_time).toBe(start_time)
  expect(await heard(1)).toEqual([{ type: 'changeRoomTitle', data: { liveid: anchor.uid, title: '加时' } }])
  await anchor.api.call(endLive, {})
  expect(await heard(1)).toEqual([off])
  expect(await page()).toMatchObject({ streams: [], live: { start_time: 0 } })
  expect((await fan.api.call(getRealLives, {})).list).toEqual([])
  await expect(anchor.api.call(endLive, {})).rejects.toMatchObject({ message: '主播已下播' })
})

it('a repeated request starts and ends one show', async () => {
  const key = { requestKey: 'aaaaaaaaaaaaaaaa' }
  const [first, again] = [
    await anchor.api.call(startLive, { title: '决赛', categoryid: 1 }, key),
    await anchor.api.call(startLive, { title: '决赛', categoryid: 1 }, key),
  ]
  expect(again).toEqual(first)
  const shows = await server.context.db.selectFrom('live_show').selectAll().execute()
  expect(shows).toMatchObject([{ push_no: 1, ended_at: null }])
})

it('another address leaves the own cover, which the next show does not have', async () => {
  const cover = [await storedPicture(server.context, String(anchor.uid))]
  const shown = async () => (await page()).live.cover
  await anchor.api.call(startLive, { title: '决赛', categoryid: 1, cover })
  const own = await shown()
  expect(own).toContain(cover[0])
  await start()
  expect(await shown()).toBe(own)
  await anchor.api.call(endLive, {})
  await start()
  expect(await shown()).toBe('/media/cover/0.webp')
})

it('the end sums up viewers, gifts and minutes of this show only', async () => {
  await giveGold(fan.uid, 1_000)
  await start()
  await fan.api.call(sendGift, { liveid: anchor.uid, gift_id: 1, count: 5 })
  await page()
  await anchor.api.call(endLive, {})
  clock.advance(3_600_000)
  await start()
  await page()
  await page()
  await anchor.api.call(getLivePageData, { anchorid: anchor.uid })
  await (await newGuest(server)).api.call(getLivePageData, { anchorid: anchor.uid })
  await fan.api.call(sendGift, { liveid: anchor.uid, gift_id: 4, count: 2 })
  clock.advance(12 * 60_000 + 59_000)
  expect(await anchor.api.call(endLive, {})).toEqual({ viewers: 2, gifts: 2, gold: 50, minutes: 12 })
})

it('fans get a notice of a show, but not of one that goes on after a pause', async () => {
  await fan.api.call(followUser, { userid: anchor.uid, type: 1 })
  await start()
  await tell()
  await tell()
  expect(await noticesOfFan()).toMatchObject([{ text: '决赛', link: `/live-detail/${anchor.uid}`, read: 0 }])
  expect((await fan.api.call(getFollows, { kind: 'anchors' })).list).toMatchObject([{ uid: anchor.uid, live: 1 }])
  await anchor.api.call(endLive, {})
  clock.advance(600_000)
  await start()
  await tell()
  expect(await noticesOfFan()).toHaveLength(1)
  await anchor.api.call(endLive, {})
  clock.advance(1_800_000)
  await start()
  await tell()
  expect(await noticesOfFan()).toHaveLength(2)
})

it('a show without a stream ends after a quarter of an hour', async () => {
  await start()
  clock.advance(900_000)
  await endSilentShows(server.context)
  expect((await page()).live.start_time).toBeGreaterThan(0)
  clock.advance(1_000)
  await endSilentShows(server.context)
  expect((await page()).live.start_time).toBe(0)
})

it('refuses members, and unknown categories and matches', async () => {
  await expect(fan.api.call(startLive, { title: '决赛', categoryid: 1 })).rejects.toMatchObject({ status: 9 })
  await expect(fan.api.call(endLive, {})).rejects.toMatchObject({ status: 9 })
  await expect(anchor.api.call(startLive, { title: '决赛', categoryid: 2 })).rejects.toMatchObject({ status: 7 })
  const unknown = { title: '决赛', categoryid: 1, match_id: 999 }
  await expect(anchor.api.call(startLive, unknown)).rejects.toMatchObject({ status: 7 })
})

it('nobody goes on air without an ingest', async () => {
  const silent = await bootForTest({ ingest: null })
  const person = await registerPerson(silent)
  await saveAnchor(silent.context.db, person.uid, {})
  await expect(person.api.call(startLive, { title: '决赛', categoryid: 1 })).rejects.toMatchObject({ status: 9 })
})
