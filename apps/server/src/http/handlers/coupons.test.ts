import {
  buyPlan,
  createOrder,
  getCoupons,
  getUsableCoupons,
  subscribeModel,
  takeCoupon,
} from '@org/api-client/contract'
import { PLAN_STATUS } from '@org/domain'
import { expect, it } from 'vitest'
import { planOf } from '../../../test/contract/plans'
import { couponOf, dropOf } from '../../../test/coupon-of'
import { registerPerson, type Person } from '../../../test/people'
import { PLAN_MATCH, planWorld, settleAllPlans } from '../../../test/plan-world'
import { giveGold, goldOf, playMatch } from '../../../test/quiz-world'
import type { RunningServer } from '../../server'
import { changeContent } from '../../commands/change-content'

const states = async ({ api }: Person) => {
  const found: [number, number][] = []
  for (const status of Object.values(PLAN_STATUS))
    for (const { gold } of (await api.call(getCoupons, { status })).list) found.push([status, gold])
  return found
}
const sumOf = async ({ context }: RunningServer, owner: string): Promise<number> => {
  const { sum } = await context.db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_entry.account_id')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

it('pays for a part of an order once, also when two tabs order at once', async () => {
  const { server } = await planWorld()
  const member = await registerPerson(server)
  await giveGold(server, member.uid, 5_000)
  const before = await goldOf(server, member.uid)
  const coupon_id = await couponOf(server.context, member.uid, 'vip')
  const usable = await member.api.call(getUsableCoupons, { scene: 'vip', price: 700 })
  expect(usable.list).toMatchObject([{ id: coupon_id, gold: 100, status: 1, used_at: 0 }])
  expect((await member.api.call(getUsableCoupons, { scene: 'shop', price: 700 })).list).toEqual([])
  const order = () => member.api.call(createOrder, { goods_id: 1, count: 1, gold: 700, coupon_id })
  const tabs = await Promise.allSettled([order(), order()])
  expect(tabs.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await goldOf(server, member.uid)).toBe(before - 600)
  await expect(order()).rejects.toThrow('优惠券不可用')
  expect(await states(member)).toEqual([[PLAN_STATUS.inactive, 100]])
})

it('pays for all of a subscription, and is no use for a lower price, another purchase, others, or too late', async () => {
  const { clock, server } = await planWorld()
  const [member, other] = [await registerPerson(server), await registerPerson(server)]
  await changeContent(
    server.context.db,
    ['coupon', 'add', 'scene=model', 'name_zh=全额', 'name_pt=Tudo', 'gold=500', 'least=300', 'days=1'],
    { name: 'ana', now: 1 },
  )
  const now = Math.floor(clock.now() / 1_000)
  await changeContent(server.context.db, ['coupon', 'grant', '100', `uid=${member.uid}`, 'count=2'], {
    name: 'ana',
    now,
  })
  const [first, second] = (await member.api.call(getUsableCoupons, { scene: 'model', price: 300 })).list
  expect(first).toMatchObject({ name: '全额', gold: 500, least: 300, expires_at: now + 86_400 })
  const ask = (person: Person, plan_id: number, gold: number) =>
    person.api.call(subscribeModel, { plan_id, gold, coupon_id: second?.id ?? 0 })
  const before = await goldOf(server, member.uid)
  await expect(ask(member, 3, 200)).rejects.toThrow('优惠券不可用')
  await expect(ask(other, 1, 300)).rejects.toThrow('优惠券不可用')
  await expect(
    member.api.call(createOrder, { goods_id: 1, count: 1, gold: 700, coupon_id: first?.id ?? 0 }),
  ).rejects.toThrow('优惠券不可用')
  expect(await member.api.call(subscribeModel, { plan_id: 1, gold: 300, coupon_id: first?.id ?? 0 })).toMatchObject({
    gold: before,
  })
  clock.advance(86_400_000)
  await expect(ask(member, 1, 300)).rejects.toThrow('优惠券不可用')
  expect(await states(member)).toEqual([
    [PLAN_STATUS.inactive, 500],
    [PLAN_STATUS.inactive, 500],
  ])
})

it('follows the plan that it has paid for: the master earns the full price, and a refund gives both back', async () => {
  const { clock, server, master } = await planWorld()
  const member = await registerPerson(server)
  await giveGold(server, member.uid, 100)
  const buy = async (price: number) => {
    const id = await planOf(server.context, master.uid, PLAN_MATCH, price)
    const coupon_id = await couponOf(server.context, member.uid, 'plan')
    await member.api.call(buyPlan, { id, coupon_id })
    return id
  }
  const before = [await goldOf(server, member.uid), await goldOf(server, master.uid)] as const
  const id = await buy(120)
  expect(await goldOf(server, member.uid)).toBe(before[0] - 20)
  expect(await sumOf(server, `system:plan:${id}`)).toBe(120)
  expect(await states(member)).toEqual([[PLAN_STATUS.inplay, 100]])
  clock.advance(4 * 3_600_000)
  await playMatch(server, { status: 12 })
  clock.advance(120_000)
  await settleAllPlans(server)
  expect(await goldOf(server, member.uid)).toBe(before[0])
  expect(await goldOf(server, master.uid)).toBe(before[1])
  expect([await sumOf(server, `system:plan:${id}`), await sumOf(server, 'system:coupons')]).toEqual([0, 0])
  expect(await states(member)).toEqual([
    [PLAN_STATUS.active, 100],
    [PLAN_STATUS.refund, 100],
  ])
})

it('counts the coupon as gold for the master of a plan that has ended', async () => {
  const { clock, server, master } = await planWorld()
  const member = await registerPerson(server)
  await giveGold(server, member.uid, 100)
  const before = await goldOf(server, master.uid)
  const id = await planOf(server.context, master.uid, PLAN_MATCH, 120)
  await member.api.call(buyPlan, { id, coupon_id: await couponOf(server.context, member.uid, 'any') })
  clock.advance(4 * 3_600_000)
  await playMatch(server, { status: 8, home_score: 1 })
  clock.advance(120_000)
  await settleAllPlans(server)
  expect(await goldOf(server, master.uid)).toBe(before + 84)
  expect([await sumOf(server, `system:plan:${id}`), await sumOf(server, 'system:coupons')]).toEqual([0, -100])
  expect(await states(member)).toEqual([[PLAN_STATUS.finished, 100]])
})

it('is taken once by each member, and never more often than there are coupons', async () => {
  const { server } = await planWorld()
  const people = [await registerPerson(server), await registerPerson(server), await registerPerson(server)]
  const id = await dropOf(server.context, 2)
  const takes = await Promise.allSettled(people.map(({ api }) => api.call(takeCoupon, { id })))
  expect(takes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  for (const [at, { status }] of takes.entries()) {
    const again = people[at]?.api.call(takeCoupon, { id })
    await expect(again).rejects.toThrow(status === 'fulfilled' ? '您已领取过该优惠券' : '优惠券已被领完')
  }
  const drop = await server.context.db.selectFrom('coupon_drop').selectAll().executeTakeFirstOrThrow()
  expect(drop).toMatchObject({ stock: 0, taken: 2 })
})

it('is taken by a code in any case, which its id does not replace', async () => {
  const { server } = await planWorld()
  const { api } = await registerPerson(server)
  const id = await dropOf(server.context, 5, 'GOL2026X')
  await expect(api.call(takeCoupon, { id })).rejects.toThrow('内容不存在')
  await expect(api.call(takeCoupon, { code: 'GOL2026' })).rejects.toThrow('兑换码不存在或已过期')
  await expect(api.call(takeCoupon, { id, code: 'GOL2026X' })).rejects.toThrow('请求格式不正确')
  expect(await api.call(takeCoupon, { code: ' gol2026x' })).toMatchObject({ coupon: { name: '商城优惠券', status: 1 } })
  await expect(api.call(takeCoupon, { code: 'GOL2026X' })).rejects.toThrow('您已领取过该优惠券')
})
