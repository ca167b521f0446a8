import { sql, type Kysely } from 'kysely'

/** Gives rooms a notice of their own. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`ALTER TABLE live_room ADD COLUMN notice text NOT NULL DEFAULT ''`.execute(db)
}
