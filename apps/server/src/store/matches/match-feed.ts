import { sql, type Kysely } from 'kysely'
import type { ListOdds } from './match-tables'
import type { MatchState } from './match-tables'
import type { StoredPlan } from './stored-plan'
import { SHOWN } from './shown-matches'
import type { CompetitionRow, TeamRow } from './matches'
import type { Database } from '../schema'

/** A new match of the feed. */
export interface NewMatch {
  readonly id: number
  readonly sport_id: number
  readonly competition_id: number
  readonly home_id: number
  readonly away_id: number
  readonly day: number
  readonly kickoff_time: number
  readonly origin: 'simulation'
  readonly stage_id: number | null
  readonly round: string
  readonly venue: string
  readonly referee: string
  readonly plan: StoredPlan | null
  readonly status: number
  readonly state: MatchState
  readonly odds: ListOdds
  readonly stamp: number
  readonly wakes_at: number
  readonly settled: boolean
}

export interface MatchChange {
  readonly id: number
  readonly status: number
  readonly state: MatchState
  readonly odds: ListOdds
  readonly stamp: number
  readonly settled: boolean
}

/** A match that may change now or soon. */
export interface PendingMatch {
  readonly id: number
  readonly plan: StoredPlan
  readonly state: MatchState
  readonly odds: ListOdds
  readonly stamp: number
  readonly home_zh: string
  readonly away_zh: string
  readonly home_pt: string
  readonly away_pt: string
}

/** Writes names and colours of the catalogue; unchanged rows are not written. */
export const saveCatalogue = async (
  db: Kysely<Database>,
  competitions: readonly CompetitionRow[],
  teams: readonly TeamRow[],
): Promise<void> => {
  for (const [table, rows] of [
    ['competition', competitions],
    ['team', teams],
  ] as const) {
    const target = sql.table(table)
    await sql`
      INSERT INTO ${target} (id, sport_id, ${NAMES}, country, colours)
      SELECT id, sport_id, ${NAMES}, country, colours
      FROM jsonb_populate_recordset(NULL::${target}, ${JSON.stringify(rows)}::jsonb)
      ON CONFLICT (id) DO UPDATE SET (${NAMES}, country, colours) = (${namesOf('excluded')}, excluded.country, excluded.colours)
      WHERE (${namesOf(table)}, ${target}.country, ${target}.colours)
        IS DISTINCT FROM (${namesOf('excluded')}, excluded.country, excluded.colours)
    `.execute(db)
  }
}

const NAME_COLUMNS = ['name_en', 'short_name_en', 'name_zh', 'short_name_zh', 'name_pt', 'short_name_pt'] as const
const namesOf = (table: string) => sql.join(NAME_COLUMNS.map((column) => sql.ref(`${table}.${column}`)))
const NAMES = sql.join(NAME_COLUMNS.map((column) => sql.ref(column)))

/** Both ends included. */
export interface IdRange {
  readonly first: number
  readonly last: number
}

/** The simulated matches of a seed in a range of ids: who plays. */
export const simulatedPairs = async (
  db: Kysely<Database>,
  { ids, seed }: { ids: IdRange; seed: string },
): Promise<Pick<NewMatch, 'id' | 'home_id' | 'away_id'>[]> => {
  const { rows } = await sql<Pick<NewMatch, 'id' | 'home_id' | 'away_id'>>`
    SELECT id, home_id, away_id FROM match
    WHERE origin = 'simulation' AND id BETWEEN ${ids.first} AND ${ids.last} AND plan -> 'plan' ->> 'seed' = ${seed}
  `.execute(db)
  return rows
}

/** The first day with simulated matches of a seed, without the past results that come without a plan; null if there is none. */
export const firstPlannedDay = async (db: Kysely<Database>, seed: string): Promise<number | null> => {
  const { rows } = await sql<{ day: number | null }>`
    SELECT min(day) AS day FROM match WHERE origin = 'simulation' AND plan -> 'plan' ->> 'seed' = ${seed}
  `.execute(db)
  return rows[0]?.day ?? null
}

/**
 * Matches of another seed make way, as ids do not depend on the seed: those that have not begun and that no row of another
 * table names. What has been played stays what it was.
 */
export const deleteUnplayedOfOtherSeeds = async (
  db: Kysely<Database>,
  { ids, seed, now }: { ids: IdRange; seed: string; now: number },
): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM match
    WHERE origin = 'simulation' AND id BETWEEN ${ids.first} AND ${ids.last}
      AND plan -> 'plan' ->> 'seed' <> ${seed} AND kickoff_time > ${now}
  `.execute(db)
  for (const { id } of rows)
    try {
      await sql`DELETE FROM match WHERE id = ${id}`.execute(db)
    } catch (error) {
      if ((error as { code?: unknown }).code !== STILL_NAMED) throw error
    }
}

/** PostgreSQL's code for a row that others refer to. Only the details of a match are deleted with it. */
const STILL_NAMED = '23503'

export const insertMatches = async (db: Kysely<Database>, matches: readonly NewMatch[]): Promise<void> => {
  await sql`
    INSERT INTO match
    SELECT * FROM jsonb_populate_recordset(NULL::match, ${JSON.stringify(matches)}::jsonb)
    ON CONFLICT (id) DO NOTHING
  `.execute(db)
}

/** Shown matches whose updates start before an instant and that are not finished. */
export const pendingMatches = async (db: Kysely<Database>, before: number): Promise<PendingMatch[]> => {
  const { rows } = await sql<PendingMatch>`
    SELECT match.id, match.plan, match.state, match.odds, match.stamp,
      home.short_name_zh AS home_zh, away.short_name_zh AS away_zh,
      home.short_name_pt AS home_pt, away.short_name_pt AS away_pt
    FROM match JOIN team home ON home.id = match.home_id JOIN team away ON away.id = match.away_id
    WHERE ${SHOWN} AND NOT match.settled AND match.plan IS NOT NULL AND match.wakes_at <= ${before}
  `.execute(db)
  return rows
}

/** One statement for all of them; updates older than the row are ignored. */
export const updateMatches = async (db: Kysely<Database>, changes: readonly MatchChange[]): Promise<void> => {
  await sql`
    UPDATE match SET status = change.status, state = change.state, odds = change.odds, stamp = change.stamp, settled = change.settled
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      AS change (id bigint, status smallint, state jsonb, odds jsonb, stamp bigint, settled boolean)
    WHERE match.id = change.id AND match.stamp < change.stamp
  `.execute(db)
}
