import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'
import { IN_PLAY, matchesById, type MatchRow } from './matches'
import { SHOWN } from './shown-matches'

export interface FoundMatchesQuery {
  readonly teams: readonly number[]
  readonly competitions: readonly number[]
  /** 0 for all. */
  readonly sport: number
  /** Epoch seconds. */
  readonly now: number
  /** May be empty. */
  readonly viewer: string
  readonly offset: number
  readonly limit: number
}

/** A page of the matches of some teams and competitions: those in play, the next ones, the last ones. */
export const foundMatches = async (
  db: Kysely<Database>,
  { teams, competitions, sport, now, viewer, offset, limit }: FoundMatchesQuery,
): Promise<{ rows: MatchRow[]; total: number }> => {
  const { rows } = await sql<{ ids: number[]; total: number }>`
    WITH found AS MATERIALIZED (
      SELECT id, kickoff_time, CASE WHEN ${IN_PLAY} THEN 1 WHEN kickoff_time > ${now}::bigint THEN 2 ELSE 3 END AS place
      FROM match
      WHERE (home_id = ANY (${teams}::bigint[]) OR away_id = ANY (${teams}::bigint[])
          OR competition_id = ANY (${competitions}::bigint[]))
        AND (${sport}::int = 0 OR sport_id = ${sport}::int) AND ${SHOWN}
    )
    SELECT (SELECT count(*) FROM found)::int AS total, to_jsonb(ARRAY(
      SELECT id FROM found
      ORDER BY place, CASE place WHEN 3 THEN -kickoff_time ELSE kickoff_time END, id OFFSET ${offset} LIMIT ${limit}
    )) AS ids
  `.execute(db)
  const { ids, total } = rows[0] ?? { ids: [], total: 0 }
  return { rows: inOrder(ids, await matchesById(db, ids, viewer)), total }
}

const inOrder = (ids: readonly number[], rows: readonly MatchRow[]): MatchRow[] => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
