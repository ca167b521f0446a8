import { sql, type Kysely } from 'kysely'

/** Conversations with their messages, groups and the sessions of the gateway. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE conversation (
      conv_id    text PRIMARY KEY,
      seq        bigint NOT NULL DEFAULT 0,
      purged_seq bigint NOT NULL DEFAULT 0,
      last_time  bigint NOT NULL DEFAULT 0
    );

    CREATE TABLE message (
      conv_id       text NOT NULL,
      seq           bigint NOT NULL,
      sender        text NOT NULL,
      client_random bigint NOT NULL,
      client_seq    bigint NOT NULL,
      time          bigint NOT NULL,
      body          json NOT NULL,
      details       json NOT NULL,
      PRIMARY KEY (conv_id, seq) INCLUDE (sender),
      UNIQUE (conv_id, sender, client_random, client_seq)
    );

    CREATE TABLE user_conversation (
      user_id  text NOT NULL,
      conv_id  text NOT NULL,
      read_seq bigint NOT NULL DEFAULT 0,
      PRIMARY KEY (user_id, conv_id)
    );

    CREATE TABLE chat_group (
      group_id         text PRIMARY KEY,
      type             text NOT NULL CHECK (type IN ('Private', 'Public', 'ChatRoom', 'AVChatRoom', 'Community')),
      name             text NOT NULL,
      avatar           text NOT NULL DEFAULT '',
      introduction     text NOT NULL DEFAULT '',
      notification     text NOT NULL DEFAULT '',
      owner_id         text NOT NULL,
      join_option      text NOT NULL CHECK (join_option IN ('FreeAccess', 'NeedPermission', 'DisableApply')),
      max_member_count integer NOT NULL,
      mute_all         boolean NOT NULL DEFAULT false,
      slow_mode        integer NOT NULL DEFAULT 0,
      created_at       bigint NOT NULL
    );

    CREATE TABLE group_member (
      group_id   text NOT NULL REFERENCES chat_group (group_id),
      user_id    text NOT NULL,
      role       text NOT NULL CHECK (role IN ('Owner', 'Admin', 'Member')),
      name_card  text NOT NULL DEFAULT '',
      mute_until bigint NOT NULL DEFAULT 0,
      joined_at  bigint NOT NULL,
      PRIMARY KEY (group_id, user_id)
    );
    CREATE INDEX group_member_user ON group_member (user_id);

    CREATE TABLE im_session (
      key_hash    bytea PRIMARY KEY,
      id          bigint GENERATED ALWAYS AS IDENTITY,
      user_id     text NOT NULL,
      instance_id text NOT NULL,
      platform    integer NOT NULL,
      expires_at  bigint NOT NULL,
      kicked      boolean NOT NULL DEFAULT false
    );
    CREATE INDEX im_session_user ON im_session (user_id);
    CREATE INDEX im_session_expiry ON im_session (expires_at);
  `.execute(db)

  // The only writer of messages; bodies come as JSON in text, so that no escape in them is looked at. Each statement of
  // a function sees what was committed before it began; the one that numbers the messages begins after the rows are
  // locked, so a resend that came through another process finds its first copy.
  await sql`
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
          item integer, conv_id text, sender text, client_random bigint, client_seq bigint, body text, details text
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
        INSERT INTO message (conv_id, seq, sender, client_random, client_seq, time, body, details)
        SELECT conv_id, numbered.seq, sender, client_random, client_seq, numbered.time, body::json, details::json
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
