import { announce } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { balancesOf } from '../../store/money/ledger'
import { lockMember } from '../../store/money/tasks'
import { findModelPlan, insertSubscription, subscribedUntil } from '../../store/models/subscriptions'
import { Change } from '../changes/change'
import type { Context } from '../context'
import { payWithCoupon } from '../money/coupons'
import { spend } from '../money/spend'
import { Refusal } from '../refusal'

const DAY_SECONDS = 86_400

/** What is bought, at the price that the member has seen. */
interface Asked {
  readonly plan_id: number
  readonly gold: number
  readonly coupon_id?: number | undefined
}

/**
 * Subscribes a member to a model: the gold leaves the purse and the days begin at the end of those that the member has, in
 * one transaction. Rule: SRV-11.
 */
export const subscribeModel = (
  { clock }: Pick<Context, 'clock'>,
  uid: number,
  { plan_id, gold: price, coupon_id }: Asked,
) =>
  new Change(async (trx) => {
    const now = seconds(clock)
    await lockMember(trx, uid)
    const plan = await findModelPlan(trx, plan_id)
    if (plan === null) throw new Refusal('notFound')
    if (plan.gold !== price) throw new Refusal('priceChanged')
    const { model, days } = plan
    const starts_at = Math.max(now, (await subscribedUntil(trx, uid)).get(model) ?? 0)
    const until = starts_at + days * DAY_SECONDS
    const gold = price - (await payWithCoupon(trx, coupon_id, { uid, scene: 'model', price, now }))
    const id = await insertSubscription(trx, {
      account_id: uid,
      plan_id,
      model,
      days,
      gold,
      coupon_id: coupon_id ?? null,
      starts_at,
      ends_at: until,
      created_at: now,
    })
    await spend(trx, { idempotencyKey: `model:${id}`, kind: 'model', uid, to: 'system:models', gold, now })
    await announce(trx, `user:${uid}`, { type: 'AccountChanged', data: { tags: ['user', 'model'] } }, now)
    return { id, gold: (await balancesOf(trx, uid)).gold, until }
  })
