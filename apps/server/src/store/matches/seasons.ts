import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Stage } from '../../ports/match-writer'
import { inTransaction } from '../database/in-transaction'
import type { Database } from '../schema'
import { lockNames } from './lock-names'
import { IS_OPEN, isIn, type SeasonPart } from './season-part'
import type { SeasonTable, StageTable } from './season-tables'
import { HAS_SHOWN_MATCHES, SHOWN } from './shown-matches'

/** A stage of a competition, as named by a source of matches. */
export interface StageRow extends Stage {
  readonly competition_id: number
}

type StageKey = Pick<StageRow, 'competition_id' | 'season' | 'name'>

type StoredStage = Omit<StageRow, 'carries_from'> & { readonly id: number; readonly carries_from: string | null }

/**
 * Returns the ids of stages, which may contain duplicates. Unknown ones are created, and the rules of the others
 * updated.
 */
export const ensureStages = async (
  db: Kysely<Database>,
  stages: readonly StageRow[],
): Promise<(stage: StageKey) => number> => {
  let stored = await storedStages(db, stages)
  const missing = stages.filter((stage) => !isStored(stage, stored.get(keyOf(stage))))
  if (missing.length > 0) {
    await inTransaction(db, (trx) => writeStages(trx, missing))
    stored = await storedStages(db, stages)
  }
  return (stage) => {
    const found = stored.get(keyOf(stage))
    if (found === undefined) throw new Error(`The stage ${keyOf(stage)} has not been saved.`)
    return found.id
  }
}

const keyOf = ({ competition_id, season, name }: StageKey) => JSON.stringify([competition_id, season, name])

const isStored = ({ first_day, ...stage }: StageRow, stored: StoredStage | undefined): boolean =>
  stored !== undefined &&
  stored.first_day <= first_day &&
  RULES.every((rule) => (stored[rule] ?? null) === (stage[rule] ?? null))

const RULES = ['kind', 'win_points', 'draw_points', 'loss_points', 'tie_rule', 'carries_from'] as const

/** All stages of the same competitions. */
const storedStages = async (
  db: Kysely<Database>,
  stages: readonly StageRow[],
): Promise<ReadonlyMap<string, StoredStage>> => {
  if (stages.length === 0) return new Map()
  const rows = await db
    .selectFrom('stage')
    .innerJoin('season', 'season.id', 'stage.season_id')
    .select(['stage.id', 'season.competition_id', 'season.name as season', 'season.first_day', 'stage.name'])
    .select(RULES.map((rule) => `stage.${rule}` as const))
    .where('season.competition_id', 'in', [...new Set(stages.map(({ competition_id }) => competition_id))])
    .execute()
  return new Map(rows.map((row) => [keyOf(row), row]))
}

const writeStages = async (trx: Transaction<Database>, stages: readonly StageRow[]): Promise<void> => {
  await lockNames(trx)
  const rows = JSON.stringify(stages)
  await sql`
    INSERT INTO season (competition_id, name, first_day)
    SELECT competition_id, season, min(first_day)
    FROM jsonb_to_recordset(${rows}::jsonb) AS row (competition_id bigint, season text, first_day integer)
    GROUP BY competition_id, season ORDER BY competition_id, season
    ON CONFLICT (competition_id, name) DO UPDATE SET first_day = excluded.first_day
    WHERE season.first_day > excluded.first_day
  `.execute(trx)
  await sql`
    INSERT INTO stage (season_id, name, kind, win_points, draw_points, loss_points, tie_rule, carries_from)
    SELECT DISTINCT ON (season.id, row.name) season.id, row.name, row.kind, row.win_points, row.draw_points, row.loss_points, row.tie_rule,
      row.carries_from
    FROM jsonb_to_recordset(${rows}::jsonb) AS row (competition_id bigint, season text, name text, kind text,
      win_points smallint, draw_points smallint, loss_points smallint, tie_rule text,
      carries_from text)
    JOIN season ON season.competition_id = row.competition_id AND season.name = row.season
    ORDER BY season.id, row.name
    ON CONFLICT (season_id, name) DO UPDATE SET kind = excluded.kind, win_points = excluded.win_points,
      draw_points = excluded.draw_points, loss_points = excluded.loss_points, tie_rule = excluded.tie_rule,
      carries_from = excluded.carries_from
    WHERE (stage.kind, stage.win_points, stage.draw_points, stage.loss_points, stage.tie_rule, stage.carries_from)
      IS DISTINCT FROM (excluded.kind, excluded.win_points, excluded.draw_points, excluded.loss_points, excluded.tie_rule,
        excluded.carries_from)
  `.execute(trx)
}

/** Seasons of a competition with shown matches, the newest first. */
export const seasonsOf = (db: Kysely<Database>, competitionId: number): Promise<Selectable<SeasonTable>[]> =>
  db
    .selectFrom('season')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .where(HAS_SHOWN_MATCHES)
    .orderBy('first_day', 'desc')
    .orderBy('name', 'desc')
    .execute()

/** Stages of a season: league and groups by name, then the knockout. */
export const stagesOf = (db: Kysely<Database>, seasonId: number): Promise<Selectable<StageTable>[]> =>
  db
    .selectFrom('stage')
    .selectAll()
    .where('season_id', '=', seasonId)
    .orderBy(({ eb }) => eb('kind', '=', 'knockout'))
    .orderBy('name')
    .execute()

/** The name of the season of a stage, and the stage's kind. */
export const seasonOfStage = async (
  db: Kysely<Database>,
  stageId: number,
): Promise<(Pick<Selectable<SeasonTable>, 'name'> & Pick<StageTable, 'kind'>) | null> =>
  (await db
    .selectFrom('stage')
    .innerJoin('season', 'season.id', 'stage.season_id')
    .select(['season.name', 'stage.kind'])
    .where('stage.id', '=', stageId)
    .executeTakeFirst()) ?? null

export interface OpenMonth {
  readonly year: number
  /** From 1. */
  readonly month: number
  readonly matches: number
}

/** The months in Asia/Shanghai in which matches of a competition are whose source does not say in which season they are. */
export const openMonths = async (db: Kysely<Database>, competitionId: number): Promise<OpenMonth[]> => {
  const { rows } = await sql<OpenMonth>`
    SELECT extract(year FROM moment)::integer AS year, extract(month FROM moment)::integer AS month, count(*)::integer AS matches
    FROM (SELECT to_timestamp(kickoff_time) AT TIME ZONE 'Asia/Shanghai' AS moment FROM match
      WHERE match.competition_id = ${competitionId} AND ${IS_OPEN} AND ${SHOWN}) kickoff
    GROUP BY 1, 2
  `.execute(db)
  return rows
}

interface RoundRow {
  readonly round: string
  readonly matches: number
  /** That of its middle match, so that a match that was moved changes little. */
  readonly kickoff: number
  /** Whether some of its matches are simulated. */
  readonly simulated: boolean
}

/** Rounds of a part of a season with shown matches, in the order of their kick-offs; groups, which play at once, by name. */
export const roundsOf = async (db: Kysely<Database>, part: SeasonPart): Promise<RoundRow[]> => {
  const { rows } = await sql<RoundRow & { is_group: boolean }>`
    SELECT round, count(*)::integer AS matches, percentile_disc(0.5) WITHIN GROUP (ORDER BY kickoff_time) AS kickoff,
      bool_or(origin = 'simulation') AS simulated,
      coalesce(bool_or((SELECT kind = 'group' FROM stage WHERE stage.id = match.stage_id)), false) AS is_group
    FROM match WHERE ${isIn(part)} AND ${SHOWN} GROUP BY round ORDER BY kickoff, min(kickoff_time), round
  `.execute(db)
  const groups = rows.filter(({ is_group }) => is_group).toSorted((a, b) => (a.round < b.round ? -1 : 1))
  const first = rows.findIndex(({ is_group }) => is_group)
  const others = rows.filter(({ is_group }) => !is_group)
  return first < 0 ? rows : [...others.slice(0, first), ...groups, ...others.slice(first)]
}
