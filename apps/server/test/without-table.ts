import { sql, type Kysely } from 'kysely'
import type { Database } from '../src/store/schema'

/** Does `work` while the database has no such table, as if it could not be reached; the table is there again when it fails, too. */
export const withoutTable = async <T>(db: Kysely<Database>, table: string, work: () => Promise<T>): Promise<T> => {
  await sql`ALTER TABLE ${sql.table(table)} RENAME TO unreachable`.execute(db)
  try {
    return await work()
  } finally {
    await sql`ALTER TABLE unreachable RENAME TO ${sql.table(table)}`.execute(db)
  }
}
