import { sql, type Kysely } from 'kysely'

/**
 * Which plays have been trimmed, so that a source that sends them again does not make them count twice. Of basketball matches
 * that were trimmed before, all: their totals are complete.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE match_figures ADD COLUMN trimmed_plays int4multirange NOT NULL DEFAULT '{}';
    UPDATE match_figures SET trimmed_plays = '{[1,)}' FROM match
      WHERE match.id = match_figures.match_id AND match.sport_id = 2 AND match_figures.trimmed;
  `.execute(db)
}
