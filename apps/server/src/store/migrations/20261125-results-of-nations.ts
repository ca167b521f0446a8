import { sql, type Kysely } from 'kysely'

/** The last results of a national team, for the pages of its matches. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE INDEX international_result_home ON international_result (home_id, day DESC);
    CREATE INDEX international_result_away ON international_result (away_id, day DESC);
  `.execute(db)
}
