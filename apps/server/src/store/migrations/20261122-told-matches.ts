import { sql, type Kysely } from 'kysely'

/** Looks for what is to be told go by the kick-off, past the results that have no story. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`CREATE INDEX match_to_tell ON match (kickoff_time) WHERE plan IS NOT NULL`.execute(db)
}
