import { sql, type Kysely } from 'kysely'

/** The least level of those who write in a group; 0 for none. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`ALTER TABLE chat_group ADD COLUMN min_level integer NOT NULL DEFAULT 0 CHECK (min_level >= 0)`.execute(db)
}
