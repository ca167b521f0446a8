import { sql, type Kysely } from 'kysely'

/** Whether the stream of a show has sound. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`ALTER TABLE live_show ADD COLUMN has_sound boolean NOT NULL DEFAULT false`.execute(db)
}
