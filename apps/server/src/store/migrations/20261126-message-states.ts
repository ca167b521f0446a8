import { sql, type Kysely } from 'kysely'

/** What happens to a message after it was sent: revoked, changed, extended, read with a receipt, deleted by a reader. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE message ADD COLUMN revoked_at bigint;
    CREATE INDEX message_revoked ON message (conv_id, revoked_at) WHERE revoked_at IS NOT NULL;

    CREATE TABLE message_version (
      conv_id           text NOT NULL,
      seq               bigint NOT NULL,
      version           integer NOT NULL,
      editor            text NOT NULL,
      time              bigint NOT NULL,
      body              json NOT NULL,
      cloud_custom_data text NOT NULL,
      PRIMARY KEY (conv_id, seq, version)
    );

    CREATE TABLE message_extensions (
      conv_id    text NOT NULL,
      seq        bigint NOT NULL,
      global_seq bigint NOT NULL,
      clear_seq  bigint NOT NULL,
      PRIMARY KEY (conv_id, seq)
    );
    CREATE TABLE message_extension (
      conv_id    text NOT NULL,
      seq        bigint NOT NULL,
      key        text NOT NULL,
      value      text NOT NULL,
      ext_seq    bigint NOT NULL,
      is_deleted boolean NOT NULL,
      PRIMARY KEY (conv_id, seq, key)
    );
    CREATE INDEX message_extension_order ON message_extension (conv_id, seq, ext_seq);

    CREATE TABLE message_receipt (
      conv_id text NOT NULL,
      seq     bigint NOT NULL,
      user_id text NOT NULL,
      time    bigint NOT NULL,
      PRIMARY KEY (conv_id, seq, user_id)
    );

    CREATE TABLE message_hidden (
      user_id text NOT NULL,
      conv_id text NOT NULL,
      seq     bigint NOT NULL,
      changed xid8 NOT NULL DEFAULT pg_current_xact_id(),
      PRIMARY KEY (user_id, conv_id, seq)
    );
    CREATE INDEX message_hidden_changed ON message_hidden (user_id, changed);
  `.execute(db)

  // Times grow with the sequences, so a place in time is found without an index on it.
  await sql`
    CREATE FUNCTION message_sequence_at(conv text, wanted bigint) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
    DECLARE
      low    bigint := 1;
      high   bigint := coalesce((SELECT seq FROM conversation WHERE conv_id = conv), 0) + 1;
      middle bigint;
      found  record;
    BEGIN
      WHILE low < high LOOP
        middle := (low + high) / 2;
        SELECT message.seq, message.time INTO found FROM message
        WHERE message.conv_id = conv AND message.seq >= middle ORDER BY message.seq LIMIT 1;
        IF found.seq IS NULL OR found.time >= wanted THEN high := middle;
        ELSE low := found.seq + 1;
        END IF;
      END LOOP;
      RETURN low;
    END $$;
  `.execute(db)
}
