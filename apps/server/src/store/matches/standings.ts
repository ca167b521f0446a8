import type { TableDecision, TableFixture, TableResult, TableRules } from '@org/domain'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'
import { isCounted, isIn, type SeasonPart } from './season-part'
import { SHOWN } from './shown-matches'
import { carried, decisionsIn } from './table-decisions'

/** Results of a stage, without unfinished, cancelled or abandoned matches. */
export const FINISHED = sql`match.status = CASE match.sport_id WHEN 1 THEN 8 WHEN 2 THEN 10 ELSE 3 END`

/** Abnormal, abandoned or cancelled: there will be no result. */
export const IS_OFF = sql`match.status = ANY (CASE match.sport_id
  WHEN 1 THEN ARRAY[0, 11, 12] WHEN 2 THEN ARRAY[0, 12, 14] ELSE ARRAY[0, 6, 7] END)`

interface TableFacts {
  readonly teams: readonly number[]
  readonly results: readonly TableResult[]
  readonly fixtures: readonly TableFixture[]
  readonly decisions: readonly TableDecision[]
}

/** The teams in a part of a season by name, also those that have not played yet, its results, and what is still to be played. */
export const resultsIn = async (db: Kysely<Database>, part: SeasonPart): Promise<TableFacts> => {
  // One connection: a page reads several tables at once.
  const teams = await sql<{ id: number }>`
    SELECT id FROM team WHERE id IN (
      SELECT home_id FROM match WHERE ${isIn(part)} AND ${SHOWN}
      UNION SELECT away_id FROM match WHERE ${isIn(part)} AND ${SHOWN}
    ) ORDER BY name_en, id
  `.execute(db)
  // To a viewer who leaves a result out, the match is still to be played.
  const known = sql`(${FINISHED} AND ${isCounted(part)})`
  const matches = await sql<TableFixture & { home_score: number | null; away_score: number | null }>`
    SELECT home_id AS home, away_id AS away, CASE WHEN ${known} THEN (state ->> 'home_score')::integer END AS home_score,
      CASE WHEN ${known} THEN (state ->> 'away_score')::integer END AS away_score
    FROM match WHERE ${hasResultsOf(part)} AND ${SHOWN} AND NOT ${IS_OFF}
  `.execute(db)
  return {
    teams: teams.rows.map(({ id }) => id),
    results: matches.rows.flatMap(({ home, away, home_score, away_score }) =>
      home_score === null || away_score === null ? [] : [{ home, away, home_score, away_score }],
    ),
    fixtures: matches.rows.filter(({ home_score }) => home_score === null),
    decisions: await decisionsIn(db, part),
  }
}

/** SQL: a match of the part or, if its table goes on from another one, of that. */
export const hasResultsOf = (part: SeasonPart) =>
  'stages' in part ? sql`match.stage_id = ANY(${part.stages}::bigint[] || ARRAY(${carried(part.stages)}))` : isIn(part)

/** The rules of the table of a stage; undefined for one that does not exist. */
export const stageRules = (db: Kysely<Database>, stageId: number): Promise<TableRules | undefined> =>
  db
    .selectFrom('stage')
    .select(['win_points', 'draw_points', 'loss_points', 'tie_rule'])
    .where('id', '=', stageId)
    .executeTakeFirst()
