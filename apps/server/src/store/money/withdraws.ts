import { PAYOUT_STATUS } from '@org/domain'
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../schema'
import type { PayoutAccountTable, WithdrawTable } from './withdraw-tables'

export type PayoutRow = Selectable<PayoutAccountTable>
export type WithdrawRow = Awaited<ReturnType<typeof findWithdraw>> & object

/** Those of a member that are in use, the newest first. */
export const payoutAccountsOf = (db: Kysely<Database>, uid: number): Promise<PayoutRow[]> =>
  db
    .selectFrom('payout_account')
    .selectAll()
    .where('account_id', '=', uid)
    .where('removed_at', '=', 0)
    .orderBy('id', 'desc')
    .execute()

/** Null if the member has it. */
export const insertPayoutAccount = async (
  trx: Transaction<Database>,
  account: Insertable<PayoutAccountTable>,
): Promise<PayoutRow | null> =>
  (await trx
    .insertInto('payout_account')
    .values(account)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'method', 'number']).where('removed_at', '=', sql.lit(0)).doNothing(),
    )
    .returningAll()
    .executeTakeFirst()) ?? null

/** What was asked for is still sent to it. False if the member has no such account in use. */
export const setPayoutRemoved = async (
  trx: Transaction<Database>,
  { id, uid, now }: { readonly id: number; readonly uid: number; readonly now: number },
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('payout_account')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('account_id', '=', uid)
    .where('removed_at', '=', 0)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const withdrawRows = (db: Kysely<Database>) =>
  db
    .selectFrom('withdraw')
    .innerJoin('payout_account', 'payout_account.id', 'withdraw.payout_id')
    .selectAll('withdraw')
    .select(['payout_account.method', 'payout_account.number', 'payout_account.name'])

const findWithdraw = (db: Kysely<Database>, id: number) =>
  withdrawRows(db).where('withdraw.id', '=', id).executeTakeFirst()

/** Nobody else ends it until the end of the transaction. Null if there is none. */
export const lockWithdraw = async (trx: Transaction<Database>, id: number): Promise<WithdrawRow | null> => {
  await trx.selectFrom('withdraw').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return (await findWithdraw(trx, id)) ?? null
}

export const insertWithdraw = async (
  trx: Transaction<Database>,
  withdraw: Insertable<WithdrawTable>,
): Promise<WithdrawRow> => {
  const { id } = await trx.insertInto('withdraw').values(withdraw).returning('id').executeTakeFirstOrThrow()
  return withdrawRows(trx).where('withdraw.id', '=', id).executeTakeFirstOrThrow()
}

export const setWithdraw = async (
  trx: Transaction<Database>,
  id: number,
  change: Partial<Pick<WithdrawRow, 'status' | 'reason' | 'ended_at'>>,
): Promise<WithdrawRow> => {
  await trx.updateTable('withdraw').set(change).where('id', '=', id).execute()
  const row = await withdrawRows(trx).where('withdraw.id', '=', id).executeTakeFirstOrThrow()
  const account = trx.selectFrom('account').select('status').where('id', '=', row.account_id)
  if ((await account.executeTakeFirst())?.status === 0) await blankPayouts(trx, row.account_id)
  return row
}

/** What money was sent to, of an account that is deleted, except where some is still on its way. */
export const blankPayouts = async (trx: Transaction<Database>, uid: number): Promise<void> => {
  await sql`
    UPDATE payout_account SET name = '', number = 'deleted-' || id
    WHERE account_id = ${uid} AND NOT EXISTS (
      SELECT FROM withdraw WHERE payout_id = payout_account.id AND status < ${PAYOUT_STATUS.paid}
    )`.execute(trx)
}

/** The newest first. */
export const withdrawsOf = (
  db: Kysely<Database>,
  { uid, before, limit }: { readonly uid: number; readonly before: number | null; readonly limit: number },
): Promise<WithdrawRow[]> =>
  withdrawRows(db)
    .where('withdraw.account_id', '=', uid)
    .$if(before !== null, (query) => query.where('withdraw.id', '<', before ?? 0))
    .orderBy('withdraw.id', 'desc')
    .limit(limit)
    .execute()

/** The money of a member that is on its way, and how many withdrawals were begun since then. */
export const openWithdraws = async (db: Kysely<Database>, uid: number, since: number) => {
  const { held, begun } = await db
    .selectFrom('withdraw')
    .select([
      sql<number>`coalesce(sum(cents) FILTER (WHERE status < ${PAYOUT_STATUS.paid}), 0)`.as('held'),
      sql<number>`count(*) FILTER (WHERE created_at > ${since})`.as('begun'),
    ])
    .where('account_id', '=', uid)
    .executeTakeFirstOrThrow()
  return { held: Number(held), begun: Number(begun) }
}
