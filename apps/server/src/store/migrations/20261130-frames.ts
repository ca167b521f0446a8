import { sql, type Kysely } from 'kysely'

/** When the picture of a room's stream was taken, in epoch seconds. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`ALTER TABLE live_room ADD COLUMN frame_at bigint NOT NULL DEFAULT 0`.execute(db)
}
