import { sql, type Kysely } from 'kysely'

/** The mentions that a user has deleted without reading the messages. They are facts of the user's own. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE user_conversation ADD COLUMN deleted_mentions bigint[] NOT NULL DEFAULT '{}';
    DROP TRIGGER user_conversation_version ON user_conversation;
    CREATE TRIGGER user_conversation_version
      BEFORE UPDATE OF pinned_at, marks, custom_data, group_ids, remind, clear_seq, deleted_seq, deleted_mentions
      ON user_conversation FOR EACH ROW EXECUTE FUNCTION note_version();
  `.execute(db)
}
