import { PLAN_STATUS, planState } from '@org/domain'
import { announce } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { balancesOf, type Owner } from '../../store/money/ledger'
import { findPlan, insertPurchase, lockPlan } from '../../store/money/plans'
import { Change } from '../changes/change'
import type { Context } from '../context'
import type { Language } from '../language'
import { Refusal } from '../refusal'
import { spend } from './spend'
import { wireOpenPlan } from './wire-plan'

/** The purse in which the gold of a plan waits for its result. */
export const planPurse = (id: number): Owner => `system:plan:${id}`

/** Sells a plan to a member until the kick-off, once: the gold goes from their purse into that of the plan. Rule: SRV-11. */
export const buyPlan = (
  { clock }: Context,
  { uid, lang }: { readonly uid: number; readonly lang: Language },
  id: number,
) =>
  new Change(
    async (trx) => {
      const now = seconds(clock)
      const plan = await lockPlan(trx, uid, id)
      if (plan === null) throw new Refusal('notFound')
      if (plan.account_id === uid) throw new Refusal('notAllowed')
      if (plan.purchase_id !== null) throw new Refusal('planBought')
      if (planState(plan, now) !== PLAN_STATUS.active) throw new Refusal('planClosed')
      const { gold } = plan
      await insertPurchase(trx, { plan_id: id, account_id: uid, gold, created_at: now })
      await spend(trx, { idempotencyKey: `plan:${id}:${uid}`, kind: 'plan', uid, to: planPurse(id), gold, now })
      await announce(trx, `user:${uid}`, { type: 'AccountChanged', data: { tags: ['plan', 'user'] } }, now)
      const bought = await findPlan(trx, uid, id)
      if (bought === null) throw new Refusal('notFound')
      return { plan: wireOpenPlan(bought, { uid, lang, now }), gold: (await balancesOf(trx, uid)).gold }
    },
    () => {},
    `plan:${id}`,
  )
