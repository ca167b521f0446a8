import { getBag, getGiftList, getGiftRecords, getTaskInfo, sendGift } from '@org/api-client/contract'
import { parseHostMessage } from '@org/domain'
import { beforeEach, expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { listenRoom } from '../../../test/listen-room'
import { newLiveRoom } from '../../../test/live-room'
import { registerPerson, type Person } from '../../../test/people'
import { steppedClock, type SteppedClock } from '../../../test/stepped-clock'
import type { RunningServer } from '../../server'
import { putInBag } from '../../store/live/gifts'
import { updateRoom } from '../../store/live/rooms'
import { balancesOf, post } from '../../store/money/ledger'

const BALL = 4
const ROCKET = 10
let clock: SteppedClock
let server: RunningServer
let fan: Person
let room: { id: number; groupID: string }
beforeEach(async () => {
  clock = steppedClock('2026-06-14T15:00:00Z')
  server = await bootForTest({ clock })
  fan = await registerPerson(server)
  room = await newLiveRoom(server)
  await updateRoom(server.context.db, room.id, { start_time: 1 })
})

const give = (uid: number, amount: number) =>
  server.context.db.transaction().execute((trx) =>
    post(trx, {
      idempotencyKey: `give ${uid} ${amount}`,
      kind: 'test',
      now: 1,
      transfers: [{ asset: 'gold', from: 'system:test', to: `user:${uid}`, amount }],
    }),
  )
const goldOf = async (uid: number) => (await balancesOf(server.context.db, uid)).gold
const send = (gift_id: number, count = 1, more: { from_bag?: 0 | 1; price?: number } = {}, requestKey?: string) =>
  fan.api.call(sendGift, { liveid: room.id, gift_id, count, ...more }, requestKey === undefined ? {} : { requestKey })

const listen = (groupID: string) => listenRoom(server, groupID)

it('takes the gold of the sender, gives the anchor their share, and tells the room once', async () => {
  await give(fan.uid, 1_000)
  const heard = await listen(room.groupID)
  expect(await send(BALL, 3, {}, 'one')).toEqual({ combo: 1, gold: 850 })
  expect(await send(BALL, 3, {}, 'one')).toEqual({ combo: 1, gold: 850 })
  expect([await goldOf(fan.uid), await goldOf(room.id)]).toEqual([850, 75])
  const told = await heard()
  expect(told).toMatchObject([{ type: 'SendPackage', data: { liveid: room.id, gift_id: BALL, count: 3, combo: 1 } }])
  expect((await send(1)).gold).toBe(849)
  expect(await heard()).toMatchObject([{ type: 'SendPackage', data: { gift_id: 1 } }])
  expect(await goldOf(room.id)).toBe(75)
})

it('counts a combo while the same gift is sent again within its seconds, also by calls at once', async () => {
  await give(fan.uid, 1_000)
  const combos = await Promise.all(Array.from({ length: 5 }, () => send(1)))
  expect(combos.map(({ combo }) => combo).sort()).toEqual([1, 2, 3, 4, 5])
  clock.advance(3_000)
  expect((await send(1)).combo).toBe(6)
  expect((await send(1, 10)).combo).toBe(1)
  expect((await send(1, 10)).combo).toBe(2)
  clock.advance(5_000)
  expect((await send(1, 10)).combo).toBe(1)
})

it('is refused without gold, off air, to oneself and for an unknown gift, and then nothing has moved', async () => {
  await give(fan.uid, 40)
  await expect(send(BALL)).rejects.toMatchObject({ status: 12 })
  await expect(send(999)).rejects.toMatchObject({ status: 7 })
  await expect(send(1, 1, { from_bag: 1 })).rejects.toMatchObject({ status: 1 })
  await updateRoom(server.context.db, room.id, { start_time: 0 })
  await expect(send(1)).rejects.toMatchObject({ status: 1 })
  expect([await goldOf(fan.uid), await goldOf(room.id)]).toEqual([40, 0])
  expect((await fan.api.call(getGiftRecords, {})).list).toEqual([])
})

it('takes no other price than the one that was shown', async () => {
  await give(fan.uid, 1_000)
  await server.context.db.updateTable('gift').set({ price: 80 }).where('id', '=', BALL).execute()
  await expect(send(BALL, 2, { price: 50 })).rejects.toMatchObject({ status: 1, message: '价格已变化，请重新确认' })
  expect([await goldOf(fan.uid), await goldOf(room.id)]).toEqual([1_000, 0])
  expect(await send(BALL, 2, { price: 80 })).toEqual({ combo: 1, gold: 840 })
})

it('tells the devices of the anchor that their gold has changed', async () => {
  await give(fan.uid, 50)
  const outbox = () => server.context.db.selectFrom('outbox').select(['target', 'message']).execute()
  await send(BALL)
  const told = (await outbox()).filter(({ target }) => target === `user:${room.id}`)
  expect(told.map(({ message }) => parseHostMessage(message))).toMatchObject([
    { type: 'AccountChanged', data: { tags: ['user'] } },
  ])
})

it('tells other rooms the Portuguese names of sender and anchor', async () => {
  const { db } = server.context
  await give(fan.uid, 9_000)
  await db.updateTable('account').set({ nick_name_pt: 'Cervinho' }).where('id', '=', room.id).execute()
  await db.updateTable('account').set({ nick_name_pt: 'Ana' }).where('id', '=', fan.uid).execute()
  const heard = await listen((await newLiveRoom(server)).groupID)
  await send(ROCKET)
  expect(await heard()).toMatchObject([{ data: { anchor_name_pt: 'Cervinho', sender: { nick_name_pt: 'Ana' } } }])
})

it('sends from the bag what expires first, and never what has expired', async () => {
  const now = clock.now() / 1_000
  const item = { account_id: fan.uid, gift_id: BALL }
  await server.context.db.transaction().execute(async (trx) => {
    await putInBag(trx, { ...item, count: 1, expires_at: now - 1 })
    await putInBag(trx, { ...item, count: 2, expires_at: now + 100 })
    await putInBag(trx, { ...item, count: 2, expires_at: 0 })
  })
  const bag = async () => (await fan.api.call(getBag, {})).list.map(({ count, expires_at }) => [count, expires_at])
  expect(await bag()).toEqual([
    [2, now + 100],
    [2, 0],
  ])
  expect(await send(BALL, 3, { from_bag: 1 })).toEqual({ combo: 1, gold: 0 })
  expect(await bag()).toEqual([[1, 0]])
  await expect(send(BALL, 2, { from_bag: 1 })).rejects.toMatchObject({ status: 1 })
  expect(await bag()).toEqual([[1, 0]])
  expect(await goldOf(room.id)).toBe(75)
})

it('shows the picture of a large gift to the room, and tells all other rooms of it', async () => {
  await give(fan.uid, 9_000)
  const other = await newLiveRoom(server)
  const [heard, heardElsewhere] = [await listen(room.groupID), await listen(other.groupID)]
  await send(ROCKET)
  expect(await heardElsewhere()).toMatchObject([
    { type: 'OtherRoomPackageNotify', data: { liveid: room.id, gift_id: ROCKET, count: 1 } },
  ])
  const told = await heard()
  while (told.length < 3) told.push(...(await heard()))
  expect(told.map((message) => message.type).sort()).toEqual(['GiftAnimation', 'OtherRoomPackageNotify', 'SendPackage'])
  const { effect } = (await fan.api.call(getGiftList, {})).gift.find(({ id }) => id === ROCKET) ?? {}
  const picture = await fetch(server.url + String(effect?.url))
  expect(picture.headers.get('content-type')).toBe('image/webp')
})

it('lists what was sent and received page by page, and reaches the stage of the first gift of the day', async () => {
  await give(fan.uid, 1_000)
  for (const count of [1, 2, 3]) await send(BALL, count)
  const first = await fan.api.call(getGiftRecords, { size: 2 })
  expect(first.list.map(({ count, gold, share, peer }) => [count, gold, share, peer.uid])).toEqual([
    [3, 150, 75, room.id],
    [2, 100, 50, room.id],
  ])
  const second = await fan.api.call(getGiftRecords, { size: 2, cursor: first.next })
  expect([second.list.map(({ count }) => count), second.next]).toEqual([[1], ''])
  expect((await fan.api.call(getGiftRecords, { kind: 'received' })).list).toEqual([])
  expect((await fan.api.call(getTaskInfo, {})).tasks.sendFirstGift).toMatchObject({ stage: 1, received: 0 })
})

it('takes the gold of each gift once that two tabs send and repeat at once, and no coin is made or lost', async () => {
  const gifts = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3']
  await give(fan.uid, 50 * gifts.length)
  const repeated = [...gifts, ...gifts].map((key) => send(BALL, 1, {}, key))
  const replies = await Promise.all(repeated)
  expect(replies.slice(gifts.length)).toEqual(replies.slice(0, gifts.length))
  expect([await goldOf(fan.uid), await goldOf(room.id)]).toEqual([0, 25 * gifts.length])
  const { db } = server.context
  const { sum } = await db
    .selectFrom('ledger_entry')
    .select(({ fn }) => fn.sum<number>('amount').as('sum'))
    .executeTakeFirstOrThrow()
  expect(Number(sum)).toBe(0)
  const records = await db.selectFrom('gift_record').select('combo').orderBy('id').execute()
  expect(records.map(({ combo }) => combo)).toEqual(gifts.map((_, at) => at + 1))
})
