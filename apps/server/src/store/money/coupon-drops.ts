import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../schema'
import type { CouponDropTable, CouponKindTable } from './coupon-tables'

/** Null if there is none. */
export const findKind = async (db: Kysely<Database>, id: number): Promise<Selectable<CouponKindTable> | null> =>
  (await db.selectFrom('coupon_kind').selectAll().where('id', '=', id).executeTakeFirst()) ?? null

/** Null for a code that another drop has. */
export const insertDrop = async (
  trx: Transaction<Database>,
  drop: Insertable<CouponDropTable>,
): Promise<Selectable<CouponDropTable> | null> =>
  (await trx
    .insertInto('coupon_drop')
    .values(drop)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returningAll()
    .executeTakeFirst()) ?? null

/** By its id, if it has no code, or by its code. Nobody else takes of it until the end of the transaction. Null if it is over. */
export const lockDrop = async (
  trx: Transaction<Database>,
  { id, code, now }: { readonly id: number | null; readonly code: string | null; readonly now: number },
): Promise<Selectable<CouponDropTable> | null> =>
  (await trx
    .selectFrom('coupon_drop')
    .selectAll()
    .$if(code === null, (query) => query.where('id', '=', id ?? 0).where('code', 'is', null))
    .$if(code !== null, (query) => query.where('code', '=', code))
    .where('expires_at', '>', now)
    .forNoKeyUpdate()
    .executeTakeFirst()) ?? null

export const takeFromDrop = async (trx: Transaction<Database>, id: number): Promise<void> => {
  await trx
    .updateTable('coupon_drop')
    .set({ stock: sql`stock - 1`, taken: sql`taken + 1` })
    .where('id', '=', id)
    .execute()
}
