import { sql, type Kysely } from 'kysely'

/** The natural keys of different sources may be equal. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE match DROP CONSTRAINT match_natural_key_key, ADD UNIQUE (origin, natural_key)
  `.execute(db)
}
