import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../schema'
import type { PlayerTotalTable } from './detail-tables'

export type LeaderRow = Omit<PlayerTotalTable, 'match_id'>

/** What the players of some basketball matches have done, by their stored plays. */
const totals = (matchIds: readonly number[]) => sql`
  WITH play AS (
    SELECT * FROM match_play WHERE match_id = ANY(${matchIds}::bigint[]) AND side <> 'none'
      AND kind IN ('two_made', 'three_made', 'free_made', 'rebound')
  ), mark AS (
    SELECT match_id, side, 'points' AS kind, player_en, player_zh, value FROM play WHERE kind <> 'rebound'
    UNION ALL SELECT match_id, side, 'rebounds', player_en, player_zh, 1 FROM play WHERE kind = 'rebound'
    UNION ALL SELECT match_id, side, 'assists', second_en, second_zh, 1 FROM play WHERE kind <> 'rebound'
  )
  SELECT match_id, side, kind, player_en, coalesce(min(nullif(player_zh, '')), player_en) AS player_zh, sum(value)::integer AS value
  FROM mark WHERE player_en IS NOT NULL GROUP BY match_id, side, kind, player_en`

/** Adds what the players of matches have done, whose plays are about to be trimmed, to their totals. */
export const keepTotals = async (trx: Transaction<Database>, matchIds: readonly number[]): Promise<void> => {
  await sql`
    INSERT INTO player_total AS total (match_id, side, kind, player_en, player_zh, value) ${totals(matchIds)}
    ON CONFLICT (match_id, side, kind, player_en) DO UPDATE SET value = total.value + excluded.value,
      player_zh = CASE total.player_zh WHEN total.player_en THEN excluded.player_zh ELSE total.player_zh END
  `.execute(trx)
}

/**
 * The three best players of each side of a basketball match in points, rebounds and assists, best first: by its plays, and
 * by the stored totals of those that have been trimmed.
 */
export const leadersOf = async (db: Kysely<Database>, matchId: number): Promise<LeaderRow[]> => {
  const { rows } = await sql<LeaderRow>`
    WITH counted AS (${totals([matchId])}), total AS (
      SELECT side, kind, player_en, coalesce(min(nullif(player_zh, player_en)), player_en) AS player_zh,
        sum(value)::integer AS value
      FROM (SELECT * FROM counted UNION ALL SELECT * FROM player_total WHERE match_id = ${matchId}) part
      GROUP BY side, kind, player_en
    ), ranked AS (
      SELECT *, row_number() OVER (PARTITION BY side, kind ORDER BY value DESC, player_en) AS place FROM total
    )
    SELECT side, kind, player_en, player_zh, value FROM ranked WHERE place <= 3 ORDER BY side, kind, place
  `.execute(db)
  return rows
}
