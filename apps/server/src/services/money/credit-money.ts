import type { Selectable, Transaction } from 'kysely'
import { post } from '../../store/money/ledger'
import { settleCurrency } from '../../store/money/money-currency'
import type { MoneyCreditTable } from '../../store/money/withdraw-tables'
import type { Database } from '../../store/schema'
import { writeNotice } from '../notices/write-notice'
import { tellOwner } from './withdraw'

/** Pays a credit of an operator into the money of its member. False if the member has money in another currency. */
export const creditMoney = async (
  trx: Transaction<Database>,
  { id, account_id: uid, cents, currency }: Selectable<MoneyCreditTable>,
  now: number,
): Promise<boolean> => {
  if (!(await settleCurrency(trx, uid, currency))) return false
  const transfers = [{ asset: 'money', from: 'system:credits', to: `user:${uid}`, amount: cents }] as const
  await post(trx, { idempotencyKey: `credit:${id}`, kind: 'credit', now, transfers })
  await writeNotice(trx, uid, { type: 'moneyCredited', data: { cents, currency } }, now)
  await tellOwner(trx, uid, now)
  return true
}
