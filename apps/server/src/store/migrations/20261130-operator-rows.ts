import { sql, type Kysely } from 'kysely'

/** Operators' changes of streams and members, whose ids are longer; and what has a badge or a tag. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE operator_change ALTER COLUMN row_id TYPE bigint;
    CREATE INDEX live_room_badge ON live_room (anchor_id) WHERE badge > 0;
    CREATE INDEX account_tag ON account (id) WHERE tag > 0;
  `.execute(db)
}
