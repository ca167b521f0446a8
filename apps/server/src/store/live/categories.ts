import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { Database } from '../schema'
import type { LiveCategoryTable } from './live-tables'

export type CategoryRow = Selectable<LiveCategoryTable>

export const allCategories = (db: Kysely<Database>): Promise<CategoryRow[]> =>
  db.selectFrom('live_category').selectAll().orderBy('position').orderBy('id').execute()

/** With an id, an existing row is left unchanged. */
export const insertCategory = async (db: Kysely<Database>, category: Insertable<LiveCategoryTable>): Promise<void> => {
  await db
    .insertInto('live_category')
    .values(category)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
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
