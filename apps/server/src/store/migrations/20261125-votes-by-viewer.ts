import { sql, type Kysely } from 'kysely'

/** A login looks for the votes of the guest. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`CREATE INDEX match_vote_viewer ON match_vote (viewer)`.execute(db)
}
