import { sql, type Kysely } from 'kysely'

/** An upload ends with the session in which it was announced. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`ALTER TABLE upload ADD COLUMN session bigint`.execute(db)
}
