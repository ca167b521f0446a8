import { sql, type Kysely } from 'kysely'

/** Finds whether a member manages any room. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`CREATE INDEX room_manager_user ON room_manager (user_id)`.execute(db)
}
