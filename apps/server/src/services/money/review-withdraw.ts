import { PAYOUT_STATUS } from '@org/domain'
import type { Transaction } from 'kysely'
import { post, type Transfer } from '../../store/money/ledger'
import { lockWithdraw, setWithdraw, type WithdrawRow } from '../../store/money/withdraws'
import type { Database } from '../../store/schema'
import { writeNotice } from '../notices/write-notice'
import { giveBack, HELD, tellOwner } from './withdraw'

/** An operator sends the money now: the member cannot take it back any more. False if it is not in review. */
export const approveWithdraw = async (trx: Transaction<Database>, id: number, now: number): Promise<boolean> => {
  const row = await lockWithdraw(trx, id)
  if (row?.status !== PAYOUT_STATUS.reviewing) return false
  await setWithdraw(trx, id, { status: PAYOUT_STATUS.paying })
  await tellOwner(trx, row.account_id, now)
  return true
}

/** The money was sent. False if it was not approved. */
export const payWithdraw = async (trx: Transaction<Database>, id: number, now: number): Promise<boolean> => {
  const row = await lockWithdraw(trx, id)
  if (row?.status !== PAYOUT_STATUS.paying) return false
  await setWithdraw(trx, id, { status: PAYOUT_STATUS.paid, ended_at: now })
  const to = (owner: Transfer['to'], amount: number): Transfer => ({ asset: 'money', from: HELD, to: owner, amount })
  const parts = [to('system:payouts', row.cents - row.fee), to('system:fees', row.fee)]
  const transfers = parts.filter(({ amount }) => amount > 0)
  await post(trx, { idempotencyKey: `withdraw:${id}:paid`, kind: 'withdraw_paid', now, transfers })
  await tell(trx, row, 'withdrawPaid', '', now)
  await tellOwner(trx, row.account_id, now)
  return true
}

/** The money comes back. False if it has come back or was sent. */
export const rejectWithdraw = async (
  trx: Transaction<Database>,
  id: number,
  reason: string,
  now: number,
): Promise<boolean> => {
  const row = await lockWithdraw(trx, id)
  if (row === null || row.status >= PAYOUT_STATUS.paid) return false
  await giveBack(trx, row, reason, now)
  await tell(trx, row, 'withdrawRejected', reason, now)
  return true
}

const tell = (
  trx: Transaction<Database>,
  { account_id, cents, fee, currency }: WithdrawRow,
  type: 'withdrawPaid' | 'withdrawRejected',
  reason: string,
  now: number,
) => {
  const sent = type === 'withdrawPaid' ? cents - fee : cents
  return writeNotice(trx, account_id, { type, data: { cents: sent, currency, reason } }, now)
}
