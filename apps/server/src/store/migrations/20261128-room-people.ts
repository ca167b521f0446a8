import { sql, type Kysely } from 'kysely'

/** Who is muted in a room, for its managers. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`CREATE INDEX restriction_group ON restriction (group_id, kind, until) WHERE subject_type = 'user'`.execute(
    db,
  )
}
