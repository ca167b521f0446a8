import {
  followUser,
  getAnchorList,
  getFans,
  getFollowed,
  getFollows,
  getUserBasicInfo,
  getUserInfo,
} from '@org/api-client/contract'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { listenRoom } from '../../../test/listen-room'
import { newLiveRoom } from '../../../test/live-room'
import { registerPerson, type Person } from '../../../test/people'
import { steppedClock, type SteppedClock } from '../../../test/stepped-clock'
import type { RunningServer } from '../../server'
import { setStatus } from '../../store/identity/accounts'
import { updateRoom } from '../../store/live/rooms'

let clock: SteppedClock
let server: RunningServer
let fan: Person
let anchor: number
let groupID: string
beforeEach(async () => {
  clock = steppedClock('2026-06-14T15:00:00Z')
  server = await bootForTest({ clock })
  fan = await registerPerson(server)
  ;({ id: anchor, groupID } = await newLiveRoom(server))
})

const follow = (uid: number, type: 0 | 1 = 1, by = fan) => by.api.call(followUser, { userid: uid, type })
const fansOf = async (uid: number) => (await fan.api.call(getUserBasicInfo, { id: uid })).fans_count

it('a member follows an anchor and no longer, the counts are those of the rows, and the room gets one message', async () => {
  const heard = await listenRoom(server, groupID)
  const replies = await Promise.all([follow(anchor), follow(anchor), follow(anchor)])
  expect(replies).toEqual([{ followed: 1 }, { followed: 1 }, { followed: 1 }])
  expect(await fansOf(anchor)).toBe(1)
  expect((await fan.api.call(getAnchorList, {})).list).toMatchObject([{ uid: anchor, fans_count: 1 }])
  expect(await fan.api.call(getUserInfo, {})).toMatchObject({ attent_count: 1 })
  expect(await fan.api.call(getFollowed, {})).toEqual({ list: [anchor] })
  expect(await heard()).toMatchObject([
    { type: 'AttentAnchor', data: { liveid: anchor, anchor_id: anchor, sender: { uid: fan.uid } } },
  ])
  expect(await follow(anchor, 0)).toEqual({ followed: 0 })
  expect(await follow(anchor, 0)).toEqual({ followed: 0 })
  expect(await fansOf(anchor)).toBe(0)
  expect(await fan.api.call(getFollowed, {})).toEqual({ list: [] })
  await follow(anchor)
  const second = await registerPerson(server)
  await follow(anchor, 1, second)
  // Not the one who came back.
  expect(await heard()).toMatchObject([{ type: 'AttentAnchor', data: { sender: { uid: second.uid } } }])
  expect(await fansOf(anchor)).toBe(2)
})

it('two members follow each other at once', async () => {
  const other = await registerPerson(server)
  for (const type of [1, 0, 1] as const)
    await Promise.all([follow(other.uid, type), follow(fan.uid, type, other), follow(other.uid, type)])
  expect(await fansOf(fan.uid)).toBe(1)
  expect(await fansOf(other.uid)).toBe(1)
})

it('lists anchors on air first, members apart, and the fans with the latest first', async () => {
  const { id: onAir } = await newLiveRoom(server)
  await updateRoom(server.context.db, onAir, { start_time: 1 })
  const other = await registerPerson(server)
  for (const uid of [onAir, anchor, other.uid]) {
    await follow(uid)
    clock.advance(1_000)
  }
  const { list, total } = await fan.api.call(getFollows, { size: 1 })
  expect({ list, total }).toMatchObject({ list: [{ uid: onAir, live: 1, is_anchor: 1 }], total: 2 })
  expect((await fan.api.call(getFollows, { size: 1, page: 2 })).list).toMatchObject([{ uid: anchor, live: 0 }])
  expect((await fan.api.call(getFollows, { kind: 'users' })).list).toMatchObject([{ uid: other.uid }])
  const late = await registerPerson(server)
  await follow(other.uid, 1, late)
  expect((await other.api.call(getFans, {})).list.map(({ uid }) => uid)).toEqual([late.uid, fan.uid])
  await setStatus(server.context.db, late.uid, 0)
  expect((await other.api.call(getFans, {})).list.map(({ uid }) => uid)).toEqual([fan.uid])
})

it('nobody follows themselves, a closed account, or one that does not exist', async () => {
  await expect(follow(fan.uid)).rejects.toMatchObject({ status: 9 })
  await expect(follow(999_999)).rejects.toMatchObject({ status: 7 })
  await setStatus(server.context.db, anchor, 0)
  await expect(follow(anchor)).rejects.toMatchObject({ status: 7 })
})

it('refuses one more than a member may follow, but nobody who is followed already', async () => {
  const { db } = server.context
  await sql`
    INSERT INTO account (account, nick_name, avatar, invite_code, regist_time)
    SELECT 'many' || nth, 'many' || nth, '', 'MANY' || nth, 1 FROM generate_series(1, 2000) AS nth
  `.execute(db)
  await sql`
    INSERT INTO follow (follower_id, followed_id, since, is_on)
    SELECT ${fan.uid}, id, 1, true FROM account WHERE invite_code LIKE 'MANY%'
  `.execute(db)
  const [known = 0] = (await fan.api.call(getFollowed, {})).list
  await expect(follow(anchor)).rejects.toThrow('关注人数已达上限')
  expect(await follow(known)).toEqual({ followed: 1 })
})
