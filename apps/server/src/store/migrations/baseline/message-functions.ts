import { sql } from 'kysely'

/** How messages are stored, and found by their time. */
export const messageFunctions = sql`
  -- The only writer of messages; bodies come as JSON in text, so that no escape in them is looked at. Each
  -- statement of a function sees what was committed before it began; the one that numbers the messages begins
  -- after the rows are locked, so a resend that came through another process finds its first copy.
  CREATE FUNCTION append_batch(items json, now_seconds bigint)
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
          kind text, counts boolean, may_be_last boolean, receivers text[], mentions text[]
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
          kind, counts, may_be_last, receivers, mentions)
        SELECT conv_id, numbered.seq, sender, client_random, client_seq, numbered.time, body::json, details::json,
          coalesce(kind, 'said'), coalesce(counts, true), coalesce(may_be_last, true), receivers, mentions
        FROM numbered
      )
      SELECT given.item, coalesce(known.seq, numbered.seq), coalesce(known.time, numbered.time),
        coalesce(numbered.item = given.item, false)
      FROM given
      LEFT JOIN known ON known.item = given.item
      LEFT JOIN numbered ON numbered.conv_id = given.conv_id AND numbered.sender = given.sender
        AND numbered.client_random = given.client_random AND numbered.client_seq = given.client_seq;
    END $$;

  -- Times grow with the sequences, so a place in time is found without an index on it.
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
`
