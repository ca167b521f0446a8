import { sql, type Kysely } from 'kysely'

/** Whether a match was decided at the table, also as its source reports it later. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`ALTER TABLE match ADD COLUMN decided boolean NOT NULL DEFAULT false, DROP COLUMN awarded`.execute(db)
  await sql`
    ALTER TABLE match ADD COLUMN awarded boolean NOT NULL
      GENERATED ALWAYS AS (decided OR coalesce(plan #>> '{record,outcome}' = 'awarded', false)) STORED
  `.execute(db)
}
