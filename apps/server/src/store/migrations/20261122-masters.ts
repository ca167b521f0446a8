import { sql, type Kysely } from 'kysely'

/** Members who publish plans. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`ALTER TABLE account ADD COLUMN is_master boolean NOT NULL DEFAULT false`.execute(db)
}
