import type { Transaction } from 'kysely'
import { announce } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { balancesOf, InsufficientBalanceError, post } from '../../store/money/ledger'
import { lockMember } from '../../store/money/tasks'
import { findModelPlan, insertSubscription, subscribedUntil } from '../../store/models/subscriptions'
import type { Database } from '../../store/schema'
import { Change } from '../changes/change'
import type { Context } from '../context'
import { Refusal } from '../refusal'

const DAY_SECONDS = 86_400

/** What is bought, at the price that the member has seen. */
interface Asked {
  readonly plan_id: number
  readonly gold: number
}

/**
 * Subscribes a member to a model: the gold leaves the purse and the days begin at the end of those that the member has, in
 * one transaction. Rule: SRV-11.
 */
export const subscribeModel = ({ clock }: Pick<Context, 'clock'>, uid: number, { plan_id, gold }: Asked) =>
  new Change(async (trx) => {
    const now = seconds(clock)
    await lockMember(trx, uid)
    const plan = await findModelPlan(trx, plan_id)
    if (plan === null) throw new Refusal('notFound')
    if (plan.gold !== gold) throw new Refusal('priceChanged')
    const { model, days } = plan
    const starts_at = Math.max(now, (await subscribedUntil(trx, uid)).get(model) ?? 0)
    const until = starts_at + days * DAY_SECONDS
    const bought = { account_id: uid, plan_id, model, days, gold, starts_at, ends_at: until, created_at: now }
    const id = await insertSubscription(trx, bought)
    await pay(trx, { id, uid, gold, now })
    await announce(trx, `user:${uid}`, { type: 'AccountChanged', data: { tags: ['user', 'model'] } }, now)
    return { id, gold: (await balancesOf(trx, uid)).gold, until }
  })

const pay = async (
  trx: Transaction<Database>,
  { id, uid, gold, now }: { readonly id: number; readonly uid: number; readonly gold: number; readonly now: number },
): Promise<void> => {
  const transfers = [{ asset: 'gold', from: `user:${uid}`, to: 'system:models', amount: gold }] as const
  try {
    await post(trx, { idempotencyKey: `model:${id}`, kind: 'model', now, transfers })
  } catch (error) {
    if (error instanceof InsufficientBalanceError) throw new Refusal('notEnoughGold')
    throw error
  }
}
