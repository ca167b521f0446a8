import { sql, type Kysely } from 'kysely'

/** What belongs to a conversation is found by it, to be deleted with it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE INDEX user_conversation_of ON user_conversation (conv_id);
    CREATE INDEX message_hidden_of ON message_hidden (conv_id);
  `.execute(db)
}
