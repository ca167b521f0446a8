import type { EpochSeconds, MatchSportId } from '@org/domain'
import { sql, type Transaction } from 'kysely'
import type { ListOdds, MatchState } from '../../ports/match-writer'
import type { Database } from '../schema'

/** What a report changes of a match. Absent parts stay. */
export interface MatchChange {
  readonly id: number
  /** Null if the match stays as it is, and is only locked. */
  readonly stamp: number | null
  readonly state?: MatchState | undefined
  readonly odds?: ListOdds | undefined
  readonly settled?: boolean | undefined
  readonly awarded?: boolean | undefined
}

/** A match before a change. */
export interface MatchBefore {
  readonly id: number
  readonly sport_id: MatchSportId
  readonly kickoff_time: EpochSeconds
  readonly state: MatchState
  readonly stamp: number
}

/**
 * Applies the changes that are newer than their match, at most one of each. Returns all given matches as they were, by id.
 * Nobody else changes them until the end of the transaction.
 */
export const changeMatches = async (
  trx: Transaction<Database>,
  changes: readonly MatchChange[],
): Promise<ReadonlyMap<number, MatchBefore>> => {
  // Rows are locked in a fixed order, so that two reports of the same matches do not wait for each other.
  const { rows } = await sql<MatchBefore>`
    WITH given AS (
      SELECT (change ->> 'id')::bigint AS id, (change ->> 'stamp')::bigint AS stamp, change
      FROM jsonb_array_elements(${JSON.stringify(changes.map(changedColumns))}::jsonb) AS change
    ), before AS (
      SELECT id, sport_id, kickoff_time, state, stamp FROM match
      WHERE id = ANY (${changes.map(({ id }) => id)}::bigint[]) ORDER BY id FOR NO KEY UPDATE
    ), changed AS (
      UPDATE match SET
        stamp = given.stamp,
        status = coalesce((change ->> 'status')::smallint, match.status),
        state = coalesce(change -> 'state', match.state),
        odds = CASE WHEN change ? 'odds' THEN nullif(change -> 'odds', 'null') ELSE match.odds END,
        settled = coalesce((change ->> 'settled')::boolean, match.settled),
        decided = coalesce((change ->> 'awarded')::boolean, match.decided)
      FROM given JOIN before ON before.id = given.id AND before.stamp < given.stamp
      WHERE match.id = given.id
    )
    SELECT * FROM before
  `.execute(trx)
  return new Map(rows.map((row) => [row.id, row]))
}

const changedColumns = ({ id, stamp, state, odds, settled, awarded }: MatchChange) =>
  stamp === null ? { id, stamp } : { id, stamp, status: state?.status, state, odds, settled, awarded }

export interface Pairing {
  readonly home_zh: string
  readonly away_zh: string
  readonly home_pt: string
  readonly away_pt: string
}

/** The short names of who plays in a match. */
export const pairingOf = (trx: Transaction<Database>, matchId: number): Promise<Pairing> =>
  trx
    .selectFrom('match')
    .innerJoin('team as home', 'home.id', 'match.home_id')
    .innerJoin('team as away', 'away.id', 'match.away_id')
    .select([
      'home.short_name_zh as home_zh',
      'away.short_name_zh as away_zh',
      'home.short_name_pt as home_pt',
      'away.short_name_pt as away_pt',
    ])
    .where('match.id', '=', matchId)
    .executeTakeFirstOrThrow()
