import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { Database } from '../schema'
import type { LiveCategoryTable } from './live-tables'

export type CategoryRow = Selectable<LiveCategoryTable>

export const allCategories = (db: Kysely<Database>): Promise<CategoryRow[]> =>
  db.selectFrom('live_category').selectAll().orderBy('position').orderBy('id').execute()

/** Returns its id; null for the id of an existing row, which is left unchanged. */
export const insertCategory = async (
  db: Kysely<Database>,
  category: Insertable<LiveCategoryTable>,
): Promise<number | null> => {
  const row = await db
    .insertInto('live_category')
    .values(category)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** False if there is no such category. */
export const updateCategory = async (
  db: Kysely<Database>,
  id: number,
  change: Updateable<LiveCategoryTable>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db.updateTable('live_category').set(change).where('id', '=', id).executeTakeFirst()
  return numUpdatedRows === 1n
}
