import { sql, type Kysely } from 'kysely'

/**
 * `20261125-trimmed-plays` takes all basketball matches that were trimmed before as complete, also those from before there were
 * totals: plays that a source sends of these again count. A migration of its own, because the other has already run in the
 * installations of developers, which an edit would leave as they are.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    UPDATE match_figures SET trimmed_plays = '{}' WHERE trimmed_plays = '{[1,)}'
      AND NOT EXISTS (SELECT FROM player_total WHERE player_total.match_id = match_figures.match_id)
  `.execute(db)
}
