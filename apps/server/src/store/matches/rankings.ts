import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { PlayKind } from '../../ports/match-writer'
import type { Database } from '../schema'
import { isCountedIn, type SeasonPart } from './season-part'
import { SHOWN } from './shown-matches'
import { FINISHED } from './standings'
import { IS_ANNULLED } from './table-decisions'

export interface RankingRow {
  /** From 1; equal values have the same place. */
  readonly place: number
  readonly competition_id: number
  readonly team_id: number
  /** Null in a ranking of teams. */
  readonly player_en: string | null
  readonly player_zh: string | null
  readonly value: number
  readonly penalties: number
  readonly red: number
  /** Whether simulated matches are counted. */
  readonly simulated: boolean
}

export type RankingType = 'scorers' | 'assists' | 'cards' | 'teams'

/** What a ranking of players counts: plays of these kinds, by their first or second player. */
const PLAYERS = {
  scorers: { kinds: ['goal', 'penalty_goal'], name: 'player' },
  assists: { kinds: ['goal', 'penalty_goal'], name: 'second' },
  cards: { kinds: ['yellow_card', 'second_yellow', 'red_card'], name: 'player' },
} as const satisfies Record<Exclude<RankingType, 'teams'>, { kinds: readonly PlayKind[]; name: string }>

/** The condition of the index `match_play_ranked`, which the planner has to recognise. */
const IS_RANKED = sql`match_play.kind IN ('goal', 'penalty_goal', 'yellow_card', 'second_yellow', 'red_card')`

/** The results in parts of seasons that count. */
const results = (parts: readonly SeasonPart[]) =>
  sql`${isCountedIn(parts)} AND ${SHOWN} AND ${FINISHED} AND NOT ${IS_ANNULLED}`

const playersOf = (parts: readonly SeasonPart[], { kinds, name }: (typeof PLAYERS)[keyof typeof PLAYERS]) => {
  const [en, zh] = [sql.ref(`match_play.${name}_en`), sql.ref(`match_play.${name}_zh`)]
  return sql`
    SELECT match.competition_id, CASE match_play.side WHEN 'home' THEN match.home_id ELSE match.away_id END AS team_id,
      ${en} AS player_en, max(${zh}) AS player_zh, count(*)::integer AS value,
      count(*) FILTER (WHERE match_play.kind = 'penalty_goal')::integer AS penalties,
      count(*) FILTER (WHERE match_play.kind IN ('second_yellow', 'red_card'))::integer AS red,
      bool_or(match.origin = 'simulation') AS simulated
    FROM match JOIN match_play ON match_play.match_id = match.id
    WHERE ${results(parts)} AND ${IS_RANKED} AND match_play.kind = ANY(${kinds}::text[])
      AND match_play.side <> 'none' AND ${en} <> ''
    GROUP BY 1, 2, 3`
}

const teamsOf = (parts: readonly SeasonPart[]) => sql`
  SELECT match.competition_id, side.team_id, NULL AS player_en, NULL AS player_zh, sum(side.scored)::integer AS value,
    0 AS penalties, 0 AS red, bool_or(match.origin = 'simulation') AS simulated
  FROM match CROSS JOIN LATERAL (
    VALUES (home_id, (state ->> 'home_score')::integer), (away_id, (state ->> 'away_score')::integer)
  ) AS side (team_id, scored)
  WHERE ${results(parts)} GROUP BY 1, 2`

const tallyOf = (parts: readonly SeasonPart[], type: RankingType): RawBuilder<unknown> =>
  type === 'teams' ? teamsOf(parts) : playersOf(parts, PLAYERS[type])

/**
 * A ranking over the results in parts of seasons, and the length of all of it. Of equal values fewer penalties and more red cards
 * come first.
 */
export const rankingOf = async (
  db: Kysely<Database>,
  { parts, type, offset, limit }: { parts: readonly SeasonPart[]; type: RankingType; offset: number; limit: number },
): Promise<{ rows: RankingRow[]; total: number }> => {
  const { rows } = await sql<{ rows: RankingRow[]; total: number }>`
    WITH tally AS (${tallyOf(parts, type)}), ranking AS (
      SELECT tally.*, rank() OVER (ORDER BY value DESC)::integer AS place,
        row_number() OVER (ORDER BY value DESC, penalties, red DESC, player_en, team_id) AS line
      FROM tally
    )
    SELECT count(*)::integer AS total,
      coalesce(jsonb_agg(ranking ORDER BY line) FILTER (WHERE line > ${offset}::bigint AND line <= ${offset + limit}::bigint),
        '[]') AS rows
    FROM ranking
  `.execute(db)
  return rows[0] ?? { rows: [], total: 0 }
}

/** Which rankings of players the results in a part of a season allow. */
export const rankedPlays = async (
  db: Kysely<Database>,
  part: SeasonPart,
): Promise<Record<Exclude<RankingType, 'teams'>, boolean>> => {
  const has = ({ kinds, name }: (typeof PLAYERS)[keyof typeof PLAYERS]) =>
    sql`coalesce(bool_or(match_play.kind = ANY(${kinds}::text[]) AND ${sql.ref(`match_play.${name}_en`)} <> ''), false)`
  const { rows } = await sql<Record<Exclude<RankingType, 'teams'>, boolean>>`
    SELECT ${has(PLAYERS.scorers)} AS scorers, ${has(PLAYERS.assists)} AS assists, ${has(PLAYERS.cards)} AS cards
    FROM match JOIN match_play ON match_play.match_id = match.id WHERE ${results([part])} AND ${IS_RANKED}
  `.execute(db)
  return rows[0] ?? { scorers: false, assists: false, cards: false }
}
