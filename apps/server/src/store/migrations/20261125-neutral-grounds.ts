import { sql, type Kysely } from 'kysely'

/** Forecasts of national teams count the home advantage of results only where there was one. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`ALTER TABLE international_result ADD COLUMN neutral boolean NOT NULL DEFAULT false`.execute(db)
}
