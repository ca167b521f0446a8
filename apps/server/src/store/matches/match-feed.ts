import { sql, type Kysely } from 'kysely'
import type { ListOdds, MatchState } from '../../ports/match-writer'
import type { MatchTable } from './match-tables'
import type { StoredPlan } from './stored-plan'
import { SHOWN } from './shown-matches'
import { deleteUnnamed } from './delete-unnamed'
import { inTransaction } from '../database/in-transaction'
import { indexRows } from '../search/index-names'
import type { CompetitionRow, TeamRow } from './matches'
import type { Database } from '../schema'

/** A match that may change now or soon. */
export interface PendingMatch {
  readonly id: number
  readonly plan: StoredPlan
  readonly state: MatchState
  readonly odds: ListOdds
  readonly stamp: number
}

/** Writes names and colours of the catalogue, and indexes the names; unchanged rows are not written. */
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
    const { rows: written } = await sql<TeamRow>`
      INSERT INTO ${target} (id, sport_id, ${NAMES}, country, colours)
      SELECT id, sport_id, ${NAMES}, country, colours
      FROM jsonb_populate_recordset(NULL::${target}, ${JSON.stringify(rows)}::jsonb)
      ON CONFLICT (id) DO UPDATE SET (${NAMES}, country, colours) = (${namesOf('excluded')}, excluded.country, excluded.colours)
      WHERE (${namesOf(table)}, ${target}.country, ${target}.colours)
        IS DISTINCT FROM (${namesOf('excluded')}, excluded.country, excluded.colours)
      RETURNING *
    `.execute(db)
    await indexRows(db, table, written)
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
): Promise<Pick<MatchTable, 'id' | 'home_id' | 'away_id'>[]> => {
  const { rows } = await sql<Pick<MatchTable, 'id' | 'home_id' | 'away_id'>>`
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
  for (const { id } of rows) await inTransaction(db, (trx) => deleteUnnamed(trx, id))
}

/** What plays a match, and when its first update is. */
export interface MatchPlanRow {
  readonly id: number
  readonly plan: StoredPlan
  readonly wakes_at: number
}

/** Stores the plans of saved matches; gives the stamps, by id, of those whose plan is new or different. */
export const savePlans = async (
  db: Kysely<Database>,
  plans: readonly MatchPlanRow[],
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ id: number; stamp: number }>`
    UPDATE match SET plan = given.plan, wakes_at = given.wakes_at
    FROM jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) AS given (id bigint, plan jsonb, wakes_at bigint)
    WHERE match.id = given.id AND match.plan IS DISTINCT FROM given.plan
    RETURNING match.id, match.stamp
  `.execute(db)
  return new Map(rows.map(({ id, stamp }) => [id, stamp]))
}

/** Shown matches whose updates start before an instant and that are not finished. */
export const pendingMatches = async (db: Kysely<Database>, before: number): Promise<PendingMatch[]> => {
  const { rows } = await sql<PendingMatch>`
    SELECT match.id, match.plan, match.state, match.odds, match.stamp FROM match
    WHERE ${SHOWN} AND NOT match.settled AND match.plan IS NOT NULL AND match.wakes_at <= ${before}
  `.execute(db)
  return rows
}
