import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../schema'
import type { PlanPurchaseTable } from './plan-tables'

/** False if the member has bought it before. */
export const insertPurchase = async (
  trx: Transaction<Database>,
  purchase: Insertable<PlanPurchaseTable>,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('plan_purchase')
    .values(purchase)
    .onConflict((conflict) => conflict.columns(['plan_id', 'account_id']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false
  await trx
    .updateTable('plan')
    .set({ buyers: sql`buyers + 1` })
    .where('id', '=', purchase.plan_id)
    .execute()
  return true
}

/** Who has bought a plan for how much, in the order of the purchases. */
export const purchasesOf = (
  db: Kysely<Database>,
  planID: number,
): Promise<Pick<Selectable<PlanPurchaseTable>, 'account_id' | 'gold' | 'coupon_gold'>[]> =>
  db
    .selectFrom('plan_purchase')
    .select(['account_id', 'gold', 'coupon_gold'])
    .where('plan_id', '=', planID)
    .orderBy('id')
    .execute()
