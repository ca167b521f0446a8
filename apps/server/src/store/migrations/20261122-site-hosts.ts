import { sql, type Kysely } from 'kysely'

/** Which site is opened at a host. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`CREATE TABLE site_host (host text PRIMARY KEY, site text NOT NULL)`.execute(db)
}
