import type { Endpoints, ParsedRequestOf } from '@org/api-client/contract'
import { PLAN_STATUS, planState } from '@org/domain'
import type { Transaction } from 'kysely'
import { announce } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { balancesOf, post, type Owner } from '../../store/money/ledger'
import { insertPurchase } from '../../store/money/plan-purchases'
import { findPlan, lockPlan } from '../../store/money/plans'
import type { Database } from '../../store/schema'
import { Change } from '../changes/change'
import type { Context } from '../context'
import type { Language } from '../language'
import { Refusal } from '../refusal'
import { payWithCoupon } from './coupons'
import { spend } from './spend'
import { wireOpenPlan } from './wire-plan'

/** The purse in which the gold of a plan waits for its result. */
export const planPurse = (id: number): Owner => `system:plan:${id}`

/** The purse out of which the site pays for coupons. */
export const COUPON_PURSE: Owner = 'system:coupons'

/** Sells a plan to a member until the kick-off, once: the gold goes from their purse into that of the plan. Rule: SRV-11. */
export const buyPlan = (
  { clock }: Context,
  { uid, lang }: { readonly uid: number; readonly lang: Language },
  { id, coupon_id }: ParsedRequestOf<Endpoints['buyPlan']>,
) =>
  new Change(
    async (trx) => {
      const now = seconds(clock)
      const plan = await lockPlan(trx, uid, id)
      if (plan === null) throw new Refusal('notFound')
      if (plan.account_id === uid) throw new Refusal('notAllowed')
      if (plan.purchase_id !== null) throw new Refusal('planBought')
      if (planState(plan, now) !== PLAN_STATUS.active) throw new Refusal('planClosed')
      const paid = { uid, scene: 'plan', price: plan.gold, plan_id: id, now } as const
      const coupon_gold = await payWithCoupon(trx, coupon_id, paid)
      const gold = plan.gold - coupon_gold
      await insertPurchase(trx, { plan_id: id, account_id: uid, gold, coupon_gold, created_at: now })
      await spend(trx, { idempotencyKey: `plan:${id}:${uid}`, kind: 'plan', uid, to: planPurse(id), gold, now })
      if (coupon_gold > 0) await fill(trx, { id, uid, gold: coupon_gold, now })
      await announce(trx, `user:${uid}`, { type: 'AccountChanged', data: { tags: ['plan', 'user'] } }, now)
      const bought = await findPlan(trx, uid, id)
      if (bought === null) throw new Refusal('notFound')
      return { plan: wireOpenPlan(bought, { uid, lang, now }), gold: (await balancesOf(trx, uid)).gold }
    },
    () => {},
    `plan:${id}`,
  )

/** The site pays for a coupon: the master gets as much as from others. */
const fill = (
  trx: Transaction<Database>,
  { id, uid, gold, now }: { readonly id: number; readonly uid: number; readonly gold: number; readonly now: number },
) =>
  post(trx, {
    idempotencyKey: `plan:${id}:${uid}:coupon`,
    kind: 'coupon',
    now,
    transfers: [{ asset: 'gold', from: COUPON_PURSE, to: planPurse(id), amount: gold }],
  })
