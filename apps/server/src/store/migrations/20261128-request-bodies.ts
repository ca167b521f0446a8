import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`ALTER TABLE request_answer ADD COLUMN body_hash text`.execute(db)
}
