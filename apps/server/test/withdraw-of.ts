import { PAYOUT_STATUS } from '@org/domain'
import type { Context } from '../src/services/context'
import { post } from '../src/store/money/ledger'
import { insertPayoutAccount, insertWithdraw } from '../src/store/money/withdraws'

let made = 0

/** The id of a new account of a member to which money can be sent. */
export const payoutOf = async ({ db }: Context, uid: number): Promise<number> => {
  made += 1
  const facts = { method: 'bank', name: 'A Name', number: `62220000${made}`, created_at: 1 } as const
  const row = await db.transaction().execute((trx) => insertPayoutAccount(trx, { account_id: uid, ...facts }))
  return row?.id ?? 0
}

export const giveMoney = async ({ db }: Context, uid: number, amount: number): Promise<void> => {
  made += 1
  const transfers = [{ asset: 'money', from: 'system:test', to: `user:${uid}`, amount }] as const
  const idempotencyKey = `money ${uid} ${made}`
  await db.transaction().execute((trx) => post(trx, { idempotencyKey, kind: 'test', now: 1, transfers }))
}

/** Leaves a member no account to which money can be sent. */
export const removePayouts = ({ db }: Context, uid: number) =>
  db.updateTable('payout_account').set({ removed_at: 1 }).where('account_id', '=', uid).execute()

/** Leaves a member no withdrawal that is open or of today. */
export const endWithdraws = ({ db }: Context, uid: number) =>
  db
    .updateTable('withdraw')
    .set({ status: PAYOUT_STATUS.cancelled, created_at: 1, ended_at: 1 })
    .where('account_id', '=', uid)
    .execute()

/** The id of a new withdrawal of a member, which is in review. */
export const withdrawOf = async (context: Context, uid: number): Promise<number> => {
  const payout_id = await payoutOf(context, uid)
  const facts = { account_id: uid, payout_id, cents: 1_000, fee: 100, currency: 'CNY', created_at: 1 }
  return (await context.db.transaction().execute((trx) => insertWithdraw(trx, facts))).id
}
