import { sql, type Kysely } from 'kysely'

/** Whether a member hides when it was last online. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`ALTER TABLE account ADD COLUMN hides_online boolean NOT NULL DEFAULT false`.execute(db)
}
