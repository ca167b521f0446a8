import type { MatchSportId } from '@org/domain'
import { sql, type Kysely } from 'kysely'
import type { ListOdds, MatchState } from '../../ports/match-writer'
import { inTransaction } from '../database/in-transaction'
import type { Database } from '../schema'
import { lockNames } from './lock-names'
import type { MatchTable } from './match-tables'

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
}

interface SavedMatch {
  readonly id: number
  readonly natural_key: string | null
  readonly isNew: boolean
}

/**
 * Adds matches, and corrects the known ones of their origin and natural key; their state stays. Gives those that were
 * new or different. Simulated matches have no key, so they are never corrected.
 */
export const saveMatches = (db: Kysely<Database>, matches: readonly NewMatch[]): Promise<SavedMatch[]> =>
  inTransaction(db, async (trx) => {
    await lockNames(trx)
    const given = sql`jsonb_populate_recordset(NULL::match, ${JSON.stringify(matches)}::jsonb) AS given`
    const corrected = await sql<Omit<SavedMatch, 'isNew'>>`
      UPDATE match SET (${columns('match', true)}) = ROW (${columns('given')})
      FROM ${given}
      WHERE match.origin = given.origin AND match.natural_key = given.natural_key
        AND (${columns('match')}) IS DISTINCT FROM (${columns('given')})
      RETURNING match.id, match.natural_key
    `.execute(trx)
    const added = await sql<Omit<SavedMatch, 'isNew'>>`
      INSERT INTO match (id, sport_id, origin, natural_key, ${columns('given', true)}, status, state, odds, stamp, settled, wakes_at)
      SELECT coalesce(given.id, nextval('imported_match_id')), given.sport_id, given.origin, given.natural_key,
        ${columns('given')}, given.status, given.state, given.odds, given.stamp, given.settled, given.kickoff_time
      FROM ${given}
      WHERE NOT EXISTS (
        SELECT FROM match WHERE match.origin = given.origin AND match.natural_key = given.natural_key
      )
      ON CONFLICT DO NOTHING
      RETURNING id, natural_key
    `.execute(trx)
    return [
      ...added.rows.map((row) => ({ ...row, isNew: true })),
      ...corrected.rows.map((row) => ({ ...row, isNew: false })),
    ]
  })

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
