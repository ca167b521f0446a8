import { sql, type Kysely } from 'kysely'

/** Finds all reminders that a user has set: those of topics count whatever they are. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    DROP INDEX user_conversation_discarded;
    CREATE INDEX user_conversation_reminders ON user_conversation (user_id) WHERE remind IS NOT NULL
  `.execute(db)
}
