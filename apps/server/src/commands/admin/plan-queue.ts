import * as v from 'valibot'
import { settlePlan } from '../../services/money/settle-plans'
import { lockEndedPlan } from '../../store/money/plans'
import { fail, fieldsOf } from '../lives/fields'
import type { Queue } from './queue'

/** The plans of masters that wait for their result. */
export const planQueue: Queue = {
  table: 'plan',
  usage:
    '  plan refund N               those who have bought it get their gold and coupons back, and it counts for no record',
  list: (db) =>
    db
      .selectFrom('plan')
      .innerJoin('match', 'match.id', 'plan.match_id')
      .select(['plan.id', 'plan.account_id', 'plan.match_id', 'match.status', 'template', 'option', 'gold', 'buyers'])
      .select('plan.title')
      .where('plan.result', 'is', null)
      .orderBy('plan.id')
      .limit(100)
      .execute(),
  verbs: {
    refund: async ({ db, id, words, now }) => {
      fieldsOf(v.strictObject({}), words)
      const plan = await lockEndedPlan(db, id)
      if (plan.result !== null) fail(`Plan ${id} has ended.`)
      await settlePlan(db, plan, 'refunded', now)
    },
  },
}
