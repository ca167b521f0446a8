import { sql, type Kysely } from 'kysely'

/** Drops the names of those who are answered as they were once: a comment has the name that they have now. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`ALTER TABLE comment DROP COLUMN reply_name`.execute(db)
}
