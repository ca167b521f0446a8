import type { EpochSeconds } from '@org/domain'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'
import { SHOWN } from './shown-matches'
import { FINISHED } from './standings'

export interface ResultRow {
  readonly home_id: number
  readonly away_id: number
  readonly home: number
  readonly away: number
  readonly kickoff_time: EpochSeconds
}

/** The last results on the pitch before a moment of a competition and of some teams in any other, the oldest first. */
export const resultsBefore = async (
  db: Kysely<Database>,
  {
    competition,
    teams,
    before,
    limit,
  }: { competition: number; teams: readonly number[]; before: EpochSeconds; limit: number },
): Promise<ResultRow[]> => {
  const { rows } = await sql<ResultRow>`
    SELECT home_id, away_id, (state ->> 'home_score')::integer AS home, (state ->> 'away_score')::integer AS away, kickoff_time
    FROM match
    WHERE (competition_id = ${competition} OR home_id = ANY (${teams}::bigint[]) OR away_id = ANY (${teams}::bigint[]))
      AND ${SHOWN} AND ${FINISHED} AND NOT match.awarded AND origin <> 'replay' AND kickoff_time < ${before}
    ORDER BY kickoff_time DESC, id LIMIT ${limit}
  `.execute(db)
  return rows.toReversed()
}
