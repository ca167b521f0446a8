import { buyPlan, getCoupons, getMaster, getPlan } from '@org/api-client/contract'
import { PLAN_STATUS } from '@org/domain'
import { expect, it } from 'vitest'
import { planOf } from '../../test/contract/plans'
import { couponOf } from '../../test/coupon-of'
import { registerPerson } from '../../test/people'
import { PLAN_MATCH, planWorld } from '../../test/plan-world'
import { giveGold, goldOf } from '../../test/quiz-world'
import { changeContent } from './change-content'

it('an operator gives back the gold and the coupons of a plan, once, and it is noted', async () => {
  const { server, master } = await planWorld()
  const { db, clock } = server.context
  const admin = (words: string) =>
    changeContent(db, words.split(' '), { name: 'ana', now: Math.floor(clock.now() / 1_000) })
  const fan = await registerPerson(server)
  await giveGold(server, fan.uid, 100)
  const id = await planOf(server.context, master.uid, PLAN_MATCH, 120)
  await fan.api.call(buyPlan, { id, coupon_id: await couponOf(server.context, fan.uid, 'plan') })
  expect(await goldOf(server, fan.uid)).toBe(80)
  expect(await admin('plan')).toContain('fullTime')
  await admin(`plan refund ${id}`)
  expect(await goldOf(server, fan.uid)).toBe(100)
  expect((await fan.api.call(getPlan, { id })).plan).toMatchObject({ result: 'refunded' })
  expect((await fan.api.call(getCoupons, { status: PLAN_STATUS.active })).list).toMatchObject([{ gold: 100 }])
  expect((await fan.api.call(getMaster, { id: master.uid })).master).toMatchObject({ settled: 0 })
  await expect(admin(`plan refund ${id}`)).rejects.toThrow('has ended')
  expect(await admin(`plan history ${id}`)).toContain('refund')
})
