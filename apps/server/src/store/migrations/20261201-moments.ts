import { sql, type Kysely } from 'kysely'

/** Lets operators take a moment down, and write one without pictures. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE moment ADD COLUMN is_on boolean NOT NULL DEFAULT true;
    ALTER TABLE moment ALTER COLUMN pictures SET DEFAULT '{}'
  `.execute(db)
}
