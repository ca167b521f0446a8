import type { MatchStat } from '@org/api-client/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../schema'
import type { SquadPlayerTable } from './football-import-tables'
import type { CompetitionRow, TeamRow } from './matches'
import { isCounted, type LeftOut } from './season-part'
import { SHOWN } from './shown-matches'
import { FINISHED, IS_OFF } from './standings'
import { IS_ANNULLED } from './table-decisions'

export interface CupRow {
  readonly competition: CompetitionRow
  readonly season_id: number
  readonly season: string
}

/** The names of World Cups, without their qualification. */
const CUP = '^World Cup [0-9]{4}$'

export const isWorldCup = ({ name_en }: Pick<CompetitionRow, 'name_en'>): boolean => new RegExp(CUP).test(name_en)

/** The newest World Cup that has been imported; null without one. */
export const newestCup = async (db: Kysely<Database>): Promise<CupRow | null> => {
  const { rows } = await sql<CupRow>`
    SELECT to_jsonb(competition) AS competition, season.id AS season_id, season.name AS season
    FROM competition JOIN season ON season.competition_id = competition.id
    WHERE competition.sport_id = 1 AND competition.name_en ~ ${CUP}
    ORDER BY season.first_day DESC LIMIT 1
  `.execute(db)
  return rows[0] ?? null
}

/** A World Cup or its qualification. */
const OF_NATIONS = '^World Cup [0-9]{4}'

const playsAsNation = (column: 'home_id' | 'away_id', id: RawBuilder<unknown>) => sql`
  (SELECT true FROM match JOIN competition cup ON cup.id = match.competition_id
    WHERE ${sql.ref(`match.${column}`)} = ${id} AND cup.sport_id = 1 AND cup.name_en ~ ${OF_NATIONS} LIMIT 1)`

/**
 * An SQL condition on the id of a football team: it is a national team, which is in the ranking, took part in a tournament,
 * has a squad, or plays in a World Cup or its qualification. Not `EXISTS`, for which the planner may read all of a table.
 */
const isNation = (id: RawBuilder<unknown>) => sql<boolean>`coalesce(
  (SELECT true FROM fifa_rank WHERE team_id = ${id} LIMIT 1),
  (SELECT true FROM international_entry WHERE team_id = ${id} LIMIT 1),
  (SELECT true FROM squad_player WHERE team_id = ${id} LIMIT 1),
  ${playsAsNation('home_id', id)}, ${playsAsNation('away_id', id)}, false)`

/** A national team; null for any other. */
export const nationById = async (db: Kysely<Database>, id: number): Promise<TeamRow | null> => {
  const { rows } = await sql<TeamRow>`
    SELECT * FROM team WHERE id = ${id} AND sport_id = 1 AND ${isNation(sql`${id}::bigint`)}
  `.execute(db)
  return rows[0] ?? null
}

/** Which of some teams are national teams. */
export const nationsAmong = async (db: Kysely<Database>, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    SELECT wanted.id FROM unnest(${ids}::bigint[]) AS wanted (id) WHERE ${isNation(sql`wanted.id`)}
  `.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export interface ScorerRow {
  readonly player_en: string
  readonly player_zh: string
  readonly team_id: number
  readonly goals: number
  readonly penalties: number
  /** Players with equally many goals have the same rank. */
  readonly rank: number
}

/** Who scored most in the results of a season that count, without own goals and shootouts; of equal ones who has fewer penalties first. */
export const scorersOf = async (
  db: Kysely<Database>,
  { seasonId, limit, ...counting }: { seasonId: number; limit: number; leftOut: LeftOut },
): Promise<ScorerRow[]> => {
  const { rows } = await sql<ScorerRow>`
    SELECT player_en, coalesce(max(player_zh), player_en) AS player_zh, team_id, count(*)::integer AS goals,
      (count(*) FILTER (WHERE kind = 'penalty_goal'))::integer AS penalties,
      (rank() OVER (ORDER BY count(*) DESC))::integer AS rank
    FROM (
      SELECT play.player_en, play.player_zh, play.kind,
        CASE play.side WHEN 'home' THEN match.home_id ELSE match.away_id END AS team_id
      FROM match JOIN match_play play ON play.match_id = match.id
      WHERE match.stage_id IN (SELECT id FROM stage WHERE season_id = ${seasonId}) AND ${SHOWN}
        AND NOT ${IS_OFF} AND NOT ${IS_ANNULLED} AND play.kind IN ('goal', 'penalty_goal') AND play.player_en IS NOT NULL AND ${isCounted(counting)}
    ) goal
    GROUP BY player_en, team_id ORDER BY goals DESC, penalties, player_en, team_id LIMIT ${limit}
  `.execute(db)
  return rows
}

export interface CupFigureRow {
  readonly kind: MatchStat['kind'] | 'goals' | 'goals_against'
  /** The mean of the team's finished matches; null if none has it. */
  readonly value: number | null
  /** The mean of all teams in all finished matches. */
  readonly mean: number
}

/** The figures of a team in a season, a match, with the mean of the season. */
export const cupFiguresOf = async (
  db: Kysely<Database>,
  { seasonId, teamId, ...counting }: { seasonId: number; teamId: number; leftOut: LeftOut },
): Promise<CupFigureRow[]> => {
  const { rows } = await sql<CupFigureRow>`
    WITH played AS (
      SELECT id, home_id, away_id, (state ->> 'home_score')::integer AS home, (state ->> 'away_score')::integer AS away
      FROM match WHERE stage_id IN (SELECT id FROM stage WHERE season_id = ${seasonId}) AND ${SHOWN} AND ${FINISHED}
        AND NOT ${IS_ANNULLED} AND ${isCounted(counting)}
    ), stat AS (
      SELECT played.home_id, played.away_id, stat ->> 'kind' AS kind, (stat ->> 'home')::double precision AS home,
        (stat ->> 'away')::double precision AS away
      FROM played JOIN match_figures figures ON figures.match_id = played.id, jsonb_array_elements(figures.stats) stat
    ), figure AS (
      SELECT home_id AS team_id, kind, home AS value FROM stat
      UNION ALL SELECT away_id, kind, away FROM stat
      UNION ALL SELECT home_id, 'goals', home FROM played UNION ALL SELECT away_id, 'goals', away FROM played
      UNION ALL SELECT home_id, 'goals_against', away FROM played
      UNION ALL SELECT away_id, 'goals_against', home FROM played
    )
    SELECT kind, avg(value) FILTER (WHERE team_id = ${teamId}) AS value, avg(value) AS mean FROM figure GROUP BY kind
  `.execute(db)
  return rows
}

/** The players of a team by number. */
export const squadOf = (db: Kysely<Database>, teamId: number): Promise<Omit<SquadPlayerTable, 'team_id'>[]> =>
  db
    .selectFrom('squad_player')
    .select(['number', 'position', 'name', 'club', 'date_of_birth'])
    .where('team_id', '=', teamId)
    .orderBy('number')
    .execute()
