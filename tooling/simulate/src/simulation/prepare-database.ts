import { migrate, openDatabase } from '@org/server/core'
import { sql } from 'kysely'

/**
 * Brings the database at `url` to its newest form. Ids of users begin so high that they sort as text as they do as
 * numbers.
 */
export const prepareDatabase = async (url: string): Promise<void> => {
  const db = openDatabase(url)
  await migrate(db)
  await sql`ALTER TABLE account ALTER COLUMN id RESTART WITH 1000000000`.execute(db)
  await db.destroy()
}
