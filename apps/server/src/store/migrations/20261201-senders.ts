import { sql, type Kysely } from 'kysely'

/** Finds the messages of a member, as before those of a guest, for the export of the own data and a deleted account. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE INDEX message_sender ON message (sender);
    DROP INDEX message_guest
  `.execute(db)
}
