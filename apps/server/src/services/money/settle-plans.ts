import { planRecord, shareCents, type EpochSeconds, type PlanResult } from '@org/domain'
import type { Transaction } from 'kysely'
import { announce, announcing } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { repeatable } from '../../store/database/database'
import { post, type Owner, type Transfer } from '../../store/money/ledger'
import { endedPlansOf, saveRecord } from '../../store/money/masters'
import { purchasesOf } from '../../store/money/plan-purchases'
import { endPlan, lockEndedPlan, plansOfEnded, type PlanRow } from '../../store/money/plans'
import { lockMember } from '../../store/money/tasks'
import { addPushEvent } from '../../store/service/push-events'
import type { Database } from '../../store/schema'
import type { Context } from '../context'
import { optionLabel } from '../live/quiz-texts'
import { isAnswered } from '../../store/matches/answered'
import { storedAnswer } from '../matches/stored-answer'
import { writeNotice } from '../notices/write-notice'
import { COUPON_PURSE, planPurse } from './buy-plan'
import { endCouponsOf } from './end-coupons'

const AT_ONCE = 50

/** Settles the plans about all matches that have ended, and refunds those about matches that do not count. */
export const settlePlans = async ({ db, bus, clock }: Pick<Context, 'db' | 'bus' | 'clock'>, signal: AbortSignal) => {
  const now = seconds(clock)
  for (let after = 0; ;) {
    const ids = await plansOfEnded(db, isAnswered(now), { after, limit: AT_ONCE })
    for (const id of ids) {
      if (signal.aborted) return
      await announcing({ db: repeatable(db), bus }, async (trx) => {
        const plan = await lockEndedPlan(trx, id)
        if (plan.result === null) await settlePlan(trx, plan, await resultOf(trx, plan), now)
      })
    }
    if (ids.length < AT_ONCE) return
    after = ids.at(-1) ?? after
  }
}

const resultOf = async (trx: Transaction<Database>, plan: PlanRow): Promise<PlanResult> => {
  const answer = await storedAnswer(trx, plan)
  if (answer === null) return 'refunded'
  return answer === plan.option ? 'won' : 'lost'
}

/**
 * Ends a locked plan: its gold goes to the master and the site, or back to those who have bought it; they are told, and the
 * record of the master counts it, all in one transaction. Rule: SRV-11.
 */
export const settlePlan = async (
  trx: Transaction<Database>,
  plan: PlanRow,
  result: PlanResult,
  now: EpochSeconds,
): Promise<void> => {
  await lockMember(trx, plan.account_id)
  await endPlan(trx, plan.id, { result, ended_at: now })
  await countPlan(trx, plan)
  const bought = await purchasesOf(trx, plan.id)
  const total = bought.reduce((sum, { gold, coupon_gold }) => sum + gold + coupon_gold, 0)
  const byCoupons = bought.reduce((sum, { coupon_gold }) => sum + coupon_gold, 0)
  const earned = result === 'refunded' ? 0 : (shareCents(total, [MASTER_SHARE, 100 - MASTER_SHARE])[0] ?? 0)
  const from = planPurse(plan.id)
  const to = (owner: Owner, amount: number): Transfer => ({ asset: 'gold', from, to: owner, amount })
  const transfers = (
    result === 'refunded'
      ? [...bought.map(({ account_id, gold }) => to(`user:${account_id}`, gold)), to(COUPON_PURSE, byCoupons)]
      : [to(`user:${plan.account_id}`, earned), to('system:plans', total - earned)]
  ).filter(({ amount }) => amount > 0)
  for (let at = 0; at < transfers.length; at += IN_ONE_POSTING)
    await post(trx, {
      idempotencyKey: `plan:${plan.id}:ended:${at}`,
      kind: result === 'refunded' ? 'plan_refund' : 'plan_sale',
      now,
      transfers: transfers.slice(at, at + IN_ONE_POSTING),
    })
  await endCouponsOf(trx, { planID: plan.id, isRefunded: result === 'refunded', now })
  await tell(trx, plan, { result, buyers: bought, earned }, now)
}

/** What a master gets of the price, in percent. */
const MASTER_SHARE = 70
/** Each purse of a posting is a statement's parameter. */
const IN_ONE_POSTING = 1_000

/** Computes the record of the master anew. */
const countPlan = async (trx: Transaction<Database>, { account_id, lang }: PlanRow): Promise<void> => {
  const { hit, profit, ...counts } = planRecord(await endedPlansOf(trx, account_id))
  const record = { ...counts, hit: Math.round(hit * 10_000), profit: Math.round(profit * 100) }
  await saveRecord(trx, { account_id, lang, ...record })
}

/** A browser that is away for longer is not told of it any more. */
const USEFUL_SECONDS = 3_600

interface Ended {
  readonly result: PlanResult
  readonly buyers: readonly { readonly account_id: number; readonly gold: number }[]
  readonly earned: number
}

const tell = async (
  trx: Transaction<Database>,
  plan: PlanRow,
  { result, buyers, earned }: Ended,
  now: EpochSeconds,
): Promise<void> => {
  const about = { plan_id: plan.id, title: plan.title, result }
  const answer = {
    answer_zh: optionLabel(plan, plan.option, 'zh'),
    answer_pt: optionLabel(plan, plan.option, 'pt-BR'),
  }
  for (const { account_id, gold } of buyers) {
    await writeNotice(trx, account_id, { type: 'planEnded', data: { ...about, ...answer, gold } }, now)
    await announce(trx, `user:${account_id}`, { type: 'AccountChanged', data: { tags: ['plan', 'user'] } }, now)
  }
  if (buyers.length === 0) return
  await addPushEvent(trx, {
    kind: 'plan_settled',
    subject: plan.id,
    data: { ...about, ...answer, earned },
    expires_at: now + USEFUL_SECONDS,
  })
  await writeNotice(trx, plan.account_id, { type: 'planEarned', data: { ...about, gold: earned } }, now)
  await announce(trx, `user:${plan.account_id}`, { type: 'AccountChanged', data: { tags: ['plan', 'user'] } }, now)
}
