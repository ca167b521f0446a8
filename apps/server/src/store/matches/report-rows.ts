import { sql, type Kysely, type Transaction } from 'kysely'
import type { ListOdds, MatchState } from '../../ports/match-writer'
import type { Database } from '../schema'

/** A match before a report is applied, with the names that a kick-off is announced with. */
export interface LockedMatch {
  readonly id: number
  readonly sport_id: 1 | 2 | 3
  readonly state: MatchState
  readonly odds: ListOdds
  readonly settled: boolean
  readonly stamp: number
  readonly home_zh: string
  readonly away_zh: string
  readonly home_pt: string
  readonly away_pt: string
}

/** Matches by id. Nobody else changes them until the end of the transaction. */
export const lockMatches = async (
  trx: Transaction<Database>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LockedMatch>> => {
  // In a fixed order, so that two reports of the same matches do not wait for each other.
  const { rows } = await sql<LockedMatch>`
    SELECT match.id, match.sport_id, match.state, match.odds, match.settled, match.stamp,
      home.short_name_zh AS home_zh, away.short_name_zh AS away_zh,
      home.short_name_pt AS home_pt, away.short_name_pt AS away_pt
    FROM match JOIN team home ON home.id = match.home_id JOIN team away ON away.id = match.away_id
    WHERE match.id = ANY (${ids}::bigint[]) ORDER BY match.id FOR NO KEY UPDATE OF match
  `.execute(trx)
  return new Map(rows.map((row) => [row.id, row]))
}

export interface MatchUpdate {
  readonly id: number
  readonly state: MatchState
  readonly odds: ListOdds
  readonly settled: boolean
  readonly stamp: number
}

/** One statement for all of them. */
export const updateMatches = async (db: Kysely<Database>, updates: readonly MatchUpdate[]): Promise<void> => {
  if (updates.length === 0) return
  const rows = updates.map((update) => ({ ...update, status: update.state.status }))
  await sql`
    UPDATE match SET status = given.status, state = given.state, odds = given.odds, stamp = given.stamp, settled = given.settled
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS given (id bigint, status smallint, state jsonb, odds jsonb, stamp bigint, settled boolean)
    WHERE match.id = given.id
  `.execute(db)
}
