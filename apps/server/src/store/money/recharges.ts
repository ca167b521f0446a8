import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { Database } from '../schema'
import type { RechargeOptionTable, RechargeTable } from './recharge-tables'

export type RechargeRow = Selectable<RechargeTable>
type OptionRow = Selectable<RechargeOptionTable>

/** What is on sale in a currency, in its order. */
export const rechargeOptions = (db: Kysely<Database>, currency: string): Promise<OptionRow[]> =>
  db
    .selectFrom('recharge_option')
    .selectAll()
    .where('currency', '=', currency)
    .where('is_on', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()

export const insertRecharge = (trx: Transaction<Database>, row: Insertable<RechargeTable>): Promise<RechargeRow> =>
  trx.insertInto('recharge').values(row).returningAll().executeTakeFirstOrThrow()

/** Null if there is none. */
export const rechargeById = async (db: Kysely<Database>, id: number): Promise<RechargeRow | null> =>
  (await db.selectFrom('recharge').selectAll().where('id', '=', id).executeTakeFirst()) ?? null

/** Nobody else changes it until the end of the transaction. */
export const lockRecharge = async (trx: Transaction<Database>, id: number): Promise<RechargeRow | null> =>
  (await trx.selectFrom('recharge').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()) ?? null

export const setPaid = async (trx: Transaction<Database>, id: number, now: number): Promise<RechargeRow> =>
  trx
    .updateTable('recharge')
    .set({ status: 'paid', paid_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const setFailed = (trx: Transaction<Database>, id: number) =>
  trx.updateTable('recharge').set({ status: 'failed' }).where('id', '=', id).execute()
