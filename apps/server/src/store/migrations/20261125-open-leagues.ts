import { sql, type Kysely } from 'kysely'

/** The pages of leagues look for matches that belong to no season. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`CREATE INDEX match_without_stage ON match (competition_id, kickoff_time) WHERE stage_id IS NULL`.execute(db)
}
