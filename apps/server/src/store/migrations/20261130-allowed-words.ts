import { sql, type Kysely } from 'kysely'

/** An older process replaces such a word, as the file does. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`ALTER TABLE word ADD COLUMN is_allowed boolean NOT NULL DEFAULT false`.execute(db)
}
