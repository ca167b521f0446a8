import type { MatchSportId } from '@org/domain'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { ListOdds, MatchState } from '../../ports/match-writer'
import type { Database } from '../schema'
import type { MatchTable } from './match-tables'
import type { StoredPlan } from './stored-plan'

type Facts =
  | 'sport_id'
  | 'competition_id'
  | 'home_id'
  | 'away_id'
  | 'day'
  | 'kickoff_time'
  | 'origin'
  | 'natural_key'
  | 'stage_id'
  | 'round'
  | 'status'
  | 'stamp'
  | 'settled'

/** A match of any origin, with the state in which it is added. */
export interface NewMatch extends Readonly<Pick<MatchTable, Facts>> {
  /** Null for a match of which the database makes the id. */
  readonly id: number | null
  readonly venue: string
  readonly referee: string
  readonly state: MatchState
  readonly odds: ListOdds
  /** What plays the match, if that is known when it is added, and when its first update is. */
  readonly plan?: StoredPlan
  readonly wakes_at?: number
}

type MatchKey = Pick<MatchTable, 'id' | 'natural_key'>

/** Adds matches, and returns those that were added. Known ones stay as they are. */
export const addMatches = async (db: Kysely<Database>, matches: readonly NewMatch[]): Promise<MatchKey[]> => {
  if (matches.length === 0) return []
  const { rows } = await sql<MatchKey>`
    INSERT INTO match (id, sport_id, origin, natural_key, ${columns('given', true)}, status, state, odds, stamp, settled,
      plan, wakes_at)
    SELECT coalesce(given.id, nextval('imported_match_id')), given.sport_id, given.origin, given.natural_key,
      ${columns('given')}, given.status, given.state, given.odds, given.stamp, given.settled,
      given.plan, coalesce(given.wakes_at, given.kickoff_time)
    FROM ${recordsOf(matches)}
    ON CONFLICT DO NOTHING
    RETURNING id, natural_key
  `.execute(db)
  return rows
}

/** Corrects matches, known by origin and natural key, and returns those that were different. Their state stays. */
export const correctMatches = async (trx: Transaction<Database>, matches: readonly NewMatch[]): Promise<MatchKey[]> => {
  if (matches.length === 0) return []
  const { rows } = await sql<MatchKey>`
    UPDATE match SET (${columns('match', true)}) = ROW (${columns('given')})
    FROM ${recordsOf(matches)}
    WHERE match.origin = given.origin AND match.natural_key = given.natural_key
      AND (${columns('match')}) IS DISTINCT FROM (${columns('given')})
    RETURNING match.id, match.natural_key
  `.execute(trx)
  return rows
}

const recordsOf = (matches: readonly NewMatch[]) =>
  sql`jsonb_populate_recordset(NULL::match, ${JSON.stringify(matches)}::jsonb) AS given`

/** What a source may correct. */
const CORRECTABLE = [
  'competition_id',
  'home_id',
  'away_id',
  'day',
  'kickoff_time',
  'stage_id',
  'round',
  'venue',
  'referee',
] as const

const columns = (table: 'match' | 'given', unqualified = false) =>
  sql.join(CORRECTABLE.map((column) => (unqualified ? sql.ref(column) : sql.ref(`${table}.${column}`))))

interface KeyedMatch {
  readonly id: number
  readonly natural_key: string
  readonly sport_id: MatchSportId
}

/** The matches of an origin by natural key; unknown keys are missing. */
export const matchesByKey = async (
  db: Kysely<Database>,
  origin: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, KeyedMatch>> => {
  const { rows } = await sql<KeyedMatch>`
    SELECT id, natural_key, sport_id FROM match
    WHERE origin = ${origin} AND natural_key IN (SELECT jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))
  `.execute(db)
  return new Map(rows.map((row) => [row.natural_key, row]))
}
