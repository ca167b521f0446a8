import { sql, type Kysely } from 'kysely'

/** What users say about themselves while they are logged in. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE user_status (
      user_id       text PRIMARY KEY,
      custom_status text NOT NULL
    )
  `.execute(db)
}
