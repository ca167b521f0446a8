import { PAYOUT_STATUS } from '@org/domain'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../schema'

/** The money of a member, if it is in the currency; null if it is in another one. */
export const moneyIn = async (db: Kysely<Database>, uid: number, currency: string): Promise<number | null> => {
  const purse = await db
    .selectFrom('ledger_account')
    .select(['balance', 'currency'])
    .where('owner', '=', `user:${uid}`)
    .where('asset', '=', 'money')
    .executeTakeFirst()
  if (purse === undefined) return 0
  return ['', currency].includes(purse.currency) ? purse.balance : null
}

/** The money of a member is in the currency from now on, if it has none now, not even on its way. False if it has some in another one. */
export const settleCurrency = async (trx: Transaction<Database>, uid: number, currency: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('ledger_account')
    .values({ owner: `user:${uid}`, asset: 'money', currency })
    .onConflict((conflict) =>
      conflict.columns(['owner', 'asset']).doUpdateSet({ currency }).where(sql<boolean>`
          ledger_account.currency IN ('', ${currency}) OR ledger_account.balance = 0 AND NOT EXISTS (
            SELECT FROM withdraw WHERE account_id = ${uid} AND status < ${PAYOUT_STATUS.paid}
          )`),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
