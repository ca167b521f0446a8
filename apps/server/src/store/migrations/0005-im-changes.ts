import { sql, type Kysely } from 'kysely'

/** Which transaction changed a conversation, or a user's part in it, last; and which groups users have left. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE conversation ADD COLUMN changed xid8;
    ALTER TABLE conversation ALTER COLUMN changed SET DEFAULT pg_current_xact_id();
    ALTER TABLE user_conversation ADD COLUMN changed xid8;
    ALTER TABLE user_conversation ALTER COLUMN changed SET DEFAULT pg_current_xact_id();

    CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.changed := pg_current_xact_id();
      RETURN NEW;
    END $$;
    CREATE TRIGGER conversation_changed BEFORE UPDATE OF seq ON conversation
      FOR EACH ROW EXECUTE FUNCTION note_change();
    CREATE TRIGGER user_conversation_changed BEFORE UPDATE OF read_seq ON user_conversation
      FOR EACH ROW EXECUTE FUNCTION note_change();

    CREATE TABLE group_departure (
      user_id  text NOT NULL,
      group_id text NOT NULL,
      left_at  bigint NOT NULL,
      changed  xid8 NOT NULL DEFAULT pg_current_xact_id(),
      PRIMARY KEY (user_id, group_id)
    );
    CREATE INDEX group_departure_time ON group_departure (left_at);
  `.execute(db)
}
