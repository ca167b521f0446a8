import { PAYOUT_STATUS } from '@org/domain'
import * as v from 'valibot'
import { approveWithdraw, payWithdraw, rejectWithdraw } from '../../services/money/review-withdraw'
import { fail, fieldsOf, words as line } from '../lives/fields'
import type { Queue } from './queue'

/** The withdrawals that wait for an operator. */
export const withdrawQueue: Queue = {
  table: 'withdraw',
  usage: `  withdraw approve N          the operator sends cents less fee to the account, and the member cannot cancel any more
  withdraw pay N              the money was sent
  withdraw reject N reason=   all of it comes back, and the member reads the reason`,
  list: (db) =>
    db
      .selectFrom('withdraw')
      .innerJoin('payout_account', 'payout_account.id', 'withdraw.payout_id')
      .innerJoin('account', 'account.id', 'withdraw.account_id')
      // 0 is a closed account.
      .select(['withdraw.id', 'withdraw.account_id', 'account.status as account_status', 'withdraw.status'])
      .select(['cents', 'fee', 'currency', 'method', 'number', 'name'])
      .where('withdraw.status', '<', PAYOUT_STATUS.paid)
      .orderBy('withdraw.id')
      .limit(100)
      .execute(),
  verbs: {
    approve: async ({ db, id, words, now }) => {
      fieldsOf(v.strictObject({}), words)
      if (!(await approveWithdraw(db, id, now))) fail(`Withdrawal ${id} is not in review.`)
    },
    pay: async ({ db, id, words, now }) => {
      fieldsOf(v.strictObject({}), words)
      if (!(await payWithdraw(db, id, now))) fail(`Withdrawal ${id} is not approved.`)
    },
    reject: async ({ db, id, words, now }) => {
      const { reason } = fieldsOf(v.strictObject({ reason: line(200) }), words)
      if (!(await rejectWithdraw(db, id, reason, now))) fail(`Withdrawal ${id} is over.`)
    },
  },
}
