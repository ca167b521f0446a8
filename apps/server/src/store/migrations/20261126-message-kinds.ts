import { sql, type Kysely } from 'kysely'

/** What a message does in its conversation, who gets it, and which transaction changed it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE message
      ADD COLUMN kind        text NOT NULL DEFAULT 'said' CHECK (kind IN ('said', 'tip', 'notice')),
      ADD COLUMN counts      boolean NOT NULL DEFAULT true,
      ADD COLUMN may_be_last boolean NOT NULL DEFAULT true,
      ADD COLUMN version     integer NOT NULL DEFAULT 0,
      ADD COLUMN revoker     text NOT NULL DEFAULT '',
      ADD COLUMN receivers   text[],
      ADD COLUMN changed     xid8;

    -- Unread counts read the index alone.
    ALTER TABLE message DROP CONSTRAINT message_pkey;
    ALTER TABLE message ADD PRIMARY KEY (conv_id, seq) INCLUDE (sender, counts);
    CREATE INDEX message_receivers ON message (conv_id, seq) WHERE receivers IS NOT NULL;
    CREATE INDEX message_changed ON message (conv_id, changed) WHERE changed IS NOT NULL;

    CREATE TRIGGER message_changed BEFORE UPDATE OF body, details, version, revoker ON message
      FOR EACH ROW EXECUTE FUNCTION note_change();
  `.execute(db)

  await sql`
    CREATE OR REPLACE FUNCTION append_batch(items json, now_seconds bigint)
    RETURNS TABLE (item integer, seq bigint, "time" bigint, is_new boolean)
    LANGUAGE plpgsql AS $$
    #variable_conflict use_column
    BEGIN
      WITH given AS (
        SELECT * FROM json_to_recordset(items) AS given (conv_id text, parties text[])
      ), made AS (
        INSERT INTO conversation (conv_id)
        SELECT DISTINCT given.conv_id FROM given ORDER BY given.conv_id
        ON CONFLICT DO NOTHING RETURNING conversation.conv_id
      )
      INSERT INTO user_conversation (user_id, conv_id)
      SELECT DISTINCT party, made.conv_id
      FROM made JOIN given ON given.conv_id = made.conv_id CROSS JOIN unnest(given.parties) AS party
      ON CONFLICT DO NOTHING;

      PERFORM FROM conversation
      WHERE conversation.conv_id IN (SELECT row ->> 'conv_id' FROM json_array_elements(items) AS row)
      ORDER BY conversation.conv_id FOR UPDATE;

      RETURN QUERY
      WITH given AS (
        SELECT * FROM json_to_recordset(items) AS given (
          item integer, conv_id text, sender text, client_random bigint, client_seq bigint, body text, details text,
          kind text, counts boolean, may_be_last boolean, receivers text[]
        )
      ), known AS (
        SELECT given.item, message.seq, message.time
        FROM given JOIN message USING (conv_id, sender, client_random, client_seq)
      ), fresh AS (
        SELECT DISTINCT ON (given.conv_id, given.sender, given.client_random, given.client_seq) given.*
        FROM given WHERE NOT EXISTS (SELECT FROM known WHERE known.item = given.item)
        ORDER BY given.conv_id, given.sender, given.client_random, given.client_seq, given.item
      ), numbered AS (
        SELECT fresh.*, conversation.seq + row_number() OVER (PARTITION BY conv_id ORDER BY fresh.item) AS seq,
          greatest(now_seconds, conversation.last_time) AS time
        FROM fresh JOIN conversation USING (conv_id)
      ), advanced AS (
        UPDATE conversation SET seq = newest.seq, last_time = newest.time
        FROM (SELECT conv_id, max(numbered.seq) AS seq, max(numbered.time) AS time FROM numbered GROUP BY conv_id) AS newest
        WHERE conversation.conv_id = newest.conv_id
      ), stored AS (
        INSERT INTO message (conv_id, seq, sender, client_random, client_seq, time, body, details,
          kind, counts, may_be_last, receivers)
        SELECT conv_id, numbered.seq, sender, client_random, client_seq, numbered.time, body::json, details::json,
          coalesce(kind, 'said'), coalesce(counts, true), coalesce(may_be_last, true), receivers
        FROM numbered
      )
      SELECT given.item, coalesce(known.seq, numbered.seq), coalesce(known.time, numbered.time),
        coalesce(numbered.item = given.item, false)
      FROM given
      LEFT JOIN known ON known.item = given.item
      LEFT JOIN numbered ON numbered.conv_id = given.conv_id AND numbered.sender = given.sender
        AND numbered.client_random = given.client_random AND numbered.client_seq = given.client_seq;
    END $$;
  `.execute(db)
}
