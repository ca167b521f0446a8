import { sql, type Kysely } from 'kysely'

/** Whether a match was decided at the table and not on the pitch, as the record of an imported one says. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE match ADD COLUMN awarded boolean NOT NULL
      GENERATED ALWAYS AS (coalesce(plan #>> '{record,outcome}' = 'awarded', false)) STORED
  `.execute(db)
}
