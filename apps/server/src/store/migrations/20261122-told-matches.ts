import { sql, type Kysely } from 'kysely'

/** Finds matches without details by kick-off; the index leaves out results without a plan. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`CREATE INDEX match_to_tell ON match (kickoff_time) WHERE plan IS NOT NULL`.execute(db)
}
