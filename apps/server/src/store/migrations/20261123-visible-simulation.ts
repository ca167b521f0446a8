import { sql, type Kysely } from 'kysely'

/** Whether readers see the simulated matches of a database; each start of a server says. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`ALTER TABLE installation ADD COLUMN shows_simulation boolean NOT NULL DEFAULT true`.execute(db)
}
