import { sql, type Kysely } from 'kysely'

/** Codes that the owner of an account asked for do not count with those that strangers did. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`ALTER TABLE sms_code ADD COLUMN by_owner boolean NOT NULL DEFAULT false`.execute(db)
}
