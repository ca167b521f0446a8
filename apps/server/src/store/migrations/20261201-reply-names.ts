import { sql, type Kysely } from 'kysely'

/**
 * Deletes the names of those who are answered as they were once: a comment has the name that they have now. The column
 * stays, because a process that starts meanwhile reads the columns of all tables, and fails at one that is dropped.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`UPDATE comment SET reply_name = '' WHERE reply_name <> ''`.execute(db)
}
