import { sql, type Kysely } from 'kysely'

/** For the pages of leagues: the plays that rankings count, and whether a stage has matches that are not simulated. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE INDEX match_play_ranked ON match_play (match_id)
      WHERE kind IN ('goal', 'penalty_goal', 'yellow_card', 'second_yellow', 'red_card');
    CREATE INDEX match_stage_real ON match (stage_id) WHERE stage_id IS NOT NULL AND origin <> 'simulation';
  `.execute(db)
}
