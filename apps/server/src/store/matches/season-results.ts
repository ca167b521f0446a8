import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'
import { isCounted, isIn, type SeasonPart } from './season-part'
import { SHOWN } from './shown-matches'
import { FINISHED, hasResultsOf } from './standings'
import { IS_ANNULLED } from './table-decisions'

export interface FormRow {
  readonly team_id: number
  readonly match_id: number
  readonly opponent_id: number
  readonly scored: number
  readonly conceded: number
}

/** The last results of each team that its table in a part of a season counts, oldest first. */
export const formOf = async (
  db: Kysely<Database>,
  { part, where, limit }: { part: SeasonPart; where: 'all' | 'home' | 'away'; limit: number },
): Promise<FormRow[]> => {
  const { rows } = await sql<FormRow>`
    SELECT team_id, match_id, opponent_id, scored, conceded FROM (
      SELECT side.*, match.id AS match_id,
        row_number() OVER (PARTITION BY side.team_id ORDER BY match.kickoff_time DESC, match.id DESC) AS back
      FROM match CROSS JOIN LATERAL (VALUES
        (home_id, away_id, (state ->> 'home_score')::integer, (state ->> 'away_score')::integer, true),
        (away_id, home_id, (state ->> 'away_score')::integer, (state ->> 'home_score')::integer, false)
      ) AS side (team_id, opponent_id, scored, conceded, at_home)
      WHERE ${hasResultsOf(part)} AND ${SHOWN} AND ${FINISHED} AND ${isCounted(part)} AND NOT ${IS_ANNULLED}
        AND (${where} = 'all' OR side.at_home = (${where} = 'home'))
    ) recent WHERE back <= ${limit} ORDER BY team_id, back DESC
  `.execute(db)
  return rows
}

interface SeasonNumbers {
  readonly matches: number
  readonly played: number
  readonly scored: number
  readonly home_wins: number
  readonly draws: number
  readonly away_wins: number
}

/** The matches in a part of a season, and what the results add up to. */
export const numbersOf = async (db: Kysely<Database>, part: SeasonPart): Promise<SeasonNumbers> => {
  const { rows } = await sql<SeasonNumbers>`
    SELECT count(*)::integer AS matches, count(home)::integer AS played, coalesce(sum(home + away), 0)::integer AS scored,
      count(*) FILTER (WHERE home > away)::integer AS home_wins, count(*) FILTER (WHERE home = away)::integer AS draws,
      count(*) FILTER (WHERE home < away)::integer AS away_wins
    FROM (
      SELECT CASE WHEN counts THEN (state ->> 'home_score')::integer END AS home,
        CASE WHEN counts THEN (state ->> 'away_score')::integer END AS away
      FROM (SELECT state, ${FINISHED} AND ${isCounted(part)} AND NOT ${IS_ANNULLED} AS counts FROM match WHERE ${isIn(part)} AND ${SHOWN}) part
    ) result
  `.execute(db)
  return rows[0] ?? { matches: 0, played: 0, scored: 0, home_wins: 0, draws: 0, away_wins: 0 }
}
