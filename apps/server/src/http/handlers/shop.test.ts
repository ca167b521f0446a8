import { createOrder, getBag, getBills, getGoods, getMessages, getOrders, getUserInfo } from '@org/api-client/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { registerPerson } from '../../../test/people'
import { shiftedClock } from '../../../test/shifted-clock'
import type { RunningServer } from '../../server'
import { post } from '../../store/money/ledger'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock })
})
afterAll(() => server.stop())

/** A new member with this much gold. */
const shopper = async (gold: number) => {
  const person = await registerPerson(server)
  const transfers = [{ asset: 'gold', from: 'system:test', to: `user:${person.uid}`, amount: gold }] as const
  await server.context.db
    .transaction()
    .execute((trx) => post(trx, { idempotencyKey: `gold ${person.uid}`, kind: 'test', now: 1, transfers }))
  return person
}
const goldOf = async ({ api }: Awaited<ReturnType<typeof shopper>>) => (await api.call(getUserInfo, {})).gold

it('delivers days of VIP at once, from the end of those that the member has', async () => {
  const member = await shopper(5_000)
  const before = await goldOf(member)
  const [week] = (await member.api.call(getGoods, { kind: 'vip' })).list
  expect(week).toMatchObject({ name: 'VIP 周卡', amount: 7, gold: 700, stock: -1 })
  const first = await member.api.call(createOrder, { goods_id: 1, count: 1, gold: 700 })
  const now = Math.floor(clock.now() / 1_000)
  expect(first).toMatchObject({ gold: before - 700, vip_level: 1 })
  expect(Math.abs(first.vip_date - now - 7 * 86_400)).toBeLessThanOrEqual(5)
  const second = await member.api.call(createOrder, { goods_id: 1, count: 2, gold: 1_400 })
  expect(second.vip_date - first.vip_date).toBe(14 * 86_400)
  expect(await member.api.call(getUserInfo, {})).toMatchObject({ vip_level: 1, vip_date: second.vip_date })
  expect((await member.api.call(getOrders, {})).list).toMatchObject([
    { goods: { name: 'VIP 周卡' }, count: 2, gold: 1_400 },
    { goods: { name: 'VIP 周卡' }, count: 1, gold: 700 },
  ])
  expect((await member.api.call(getBills, { asset: 'gold', flow: 'out' })).list.map(({ amount }) => amount)).toEqual([
    -1_400, -700,
  ])
  const [notice] = (await member.api.call(getMessages, { kind: 'order' })).list
  expect(notice).toMatchObject({ title: '购买成功', text: 'VIP 周卡 × 2，已支付 1400 金币' })
})

it('puts gifts into the bag, no more of them to a member than are allowed, and refuses another price than the shown', async () => {
  const member = await shopper(10_000)
  const before = await goldOf(member)
  const buy = (count: number, gold: number) => member.api.call(createOrder, { goods_id: 14, count, gold })
  await expect(buy(1, 479)).rejects.toThrow('价格已变化，请重新确认')
  await expect(buy(6, 6 * 480)).rejects.toThrow('已达到限购数量')
  await buy(5, 5 * 480)
  await expect(buy(1, 480)).rejects.toThrow('已达到限购数量')
  expect((await member.api.call(getBag, {})).list).toMatchObject([{ gift: { id: 7 }, count: 5 }])
  expect(await goldOf(member)).toBe(before - 5 * 480)
})

it('changes nothing for a member without enough gold', async () => {
  const member = await shopper(1)
  const before = await goldOf(member)
  await expect(member.api.call(createOrder, { goods_id: 3, count: 1, gold: 19_800 })).rejects.toThrow('金币不足')
  expect(await goldOf(member)).toBe(before)
  expect((await member.api.call(getOrders, {})).list).toEqual([])
})

it('sells the last one once, however many want it at the same moment', async () => {
  const { db } = server.context
  const { id } = await db
    .insertInto('goods')
    .values({ kind: 'vip', name_zh: '一张', name_pt: 'Um', amount: 1, gift_id: null, gold: 10, stock: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const members = await Promise.all([1, 2, 3, 4].map(() => shopper(10)))
  const orders = await Promise.allSettled(
    members.map(({ api }) => api.call(createOrder, { goods_id: id, count: 1, gold: 10 })),
  )
  expect(orders.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected'])
  const refusals = orders.flatMap((order) => (order.status === 'rejected' ? [String(order.reason)] : []))
  for (const refusal of refusals) expect(refusal).toContain('已售罄')
  expect(await db.selectFrom('goods').select(['stock', 'sold']).where('id', '=', id).execute()).toEqual([
    { stock: 0, sold: 1 },
  ])
})

it('lists what was bought page by page', async () => {
  const member = await shopper(1_000)
  for (const count of [1, 2, 3]) await member.api.call(createOrder, { goods_id: 11, count, gold: 90 * count })
  const first = await member.api.call(getOrders, { size: 2 })
  expect(first.list.map(({ count }) => count)).toEqual([3, 2])
  const rest = await member.api.call(getOrders, { size: 2, cursor: first.next })
  expect(rest).toMatchObject({ list: [{ count: 1, goods: { picture: '/media/gift/large/coffee.webp' } }], next: '' })
})
