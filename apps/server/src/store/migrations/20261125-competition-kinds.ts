import { sql, type Kysely } from 'kysely'

/** What a source says of a competition: whether matches without a stage make a table. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`ALTER TABLE competition ADD COLUMN kind text CHECK (kind IN ('league', 'cup', 'friendly'))`.execute(db)
}
