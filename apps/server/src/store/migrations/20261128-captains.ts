import { sql, type Kysely } from 'kysely'

/** Who is the captain in a line-up; nobody in those that are stored. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`ALTER TABLE lineup_player ADD COLUMN captain boolean NOT NULL DEFAULT false`.execute(db)
}
