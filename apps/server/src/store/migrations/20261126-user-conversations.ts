import { sql, type Kysely } from 'kysely'

/**
 * What a conversation is to one user. A version comes from a sequence that no row shares, so it grows with each change
 * of a row, also when the row is deleted and made again.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE SEQUENCE user_conversation_version AS bigint;
    ALTER TABLE user_conversation
      ADD COLUMN read_at     bigint NOT NULL DEFAULT 0,
      ADD COLUMN pinned_at   bigint NOT NULL DEFAULT 0,
      ADD COLUMN marks       bit(64) NOT NULL DEFAULT 0::bit(64),
      ADD COLUMN custom_data text NOT NULL DEFAULT '',
      ADD COLUMN group_ids   integer[] NOT NULL DEFAULT '{}',
      ADD COLUMN remind      smallint NOT NULL DEFAULT 0 CHECK (remind IN (0, 1, 2)),
      ADD COLUMN clear_seq   bigint NOT NULL DEFAULT 0,
      ADD COLUMN deleted_seq bigint NOT NULL DEFAULT 0,
      ADD COLUMN version     bigint NOT NULL DEFAULT 0;
    ALTER TABLE user_conversation ALTER COLUMN version SET DEFAULT nextval('user_conversation_version');

    CREATE INDEX user_conversation_discarded ON user_conversation (user_id) WHERE remind = 1;

    CREATE FUNCTION note_version() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.changed := pg_current_xact_id();
      NEW.version := nextval('user_conversation_version');
      RETURN NEW;
    END $$;
    CREATE TRIGGER user_conversation_version
      BEFORE UPDATE OF pinned_at, marks, custom_data, group_ids, remind, clear_seq, deleted_seq ON user_conversation
      FOR EACH ROW EXECUTE FUNCTION note_version();
  `.execute(db)
}
