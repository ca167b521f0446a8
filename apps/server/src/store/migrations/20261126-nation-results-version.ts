import { sql, type Kysely } from 'kysely'

/**
 * Forecasts of national teams are computed from thousands of results, and again only if the version has changed. Unique, so
 * that no two databases have the same one with other results.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`ALTER TABLE installation ADD COLUMN nation_results_version uuid NOT NULL DEFAULT gen_random_uuid()`.execute(
    db,
  )
}
