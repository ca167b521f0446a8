import { sql, type Kysely } from 'kysely'

/** Codes that one network asked for a mobile do not count for the others. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`ALTER TABLE sms_code ADD COLUMN network text NOT NULL DEFAULT ''`.execute(db)
}
