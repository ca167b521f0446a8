import { sql, type Kysely } from 'kysely'

/** Mutes and bans, block lists, conversations between strangers, credentials that can be revoked, guests that are forgotten. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE restriction (
      user_id      text NOT NULL,
      subject_type text NOT NULL CHECK (subject_type IN ('user', 'device', 'network')),
      subject      text NOT NULL,
      group_id     text NOT NULL,
      kind         text NOT NULL CHECK (kind IN ('mute', 'ban')),
      until        bigint NOT NULL,
      created_at   bigint NOT NULL,
      changed_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
      PRIMARY KEY (user_id, subject_type, subject, group_id, kind)
    );
    CREATE INDEX restriction_subject ON restriction (subject_type, subject);
    CREATE INDEX restriction_changed ON restriction (changed_at);
    CREATE INDEX restriction_until ON restriction (until);

    INSERT INTO restriction (user_id, subject_type, subject, group_id, kind, until, created_at)
    SELECT user_id, 'user', user_id, group_id, 'mute', mute_until, 0 FROM group_member WHERE mute_until > 0;
    ALTER TABLE group_member DROP COLUMN mute_until;

    CREATE TABLE block_list (
      user_id    text NOT NULL,
      blocked_id text NOT NULL,
      created_at bigint NOT NULL,
      PRIMARY KEY (user_id, blocked_id)
    );

    CREATE TABLE private_opening (
      conv_id   text PRIMARY KEY,
      opener    text NOT NULL,
      network   text,
      opened_at bigint NOT NULL,
      sent      text[] NOT NULL
    );
    CREATE INDEX private_opening_opener ON private_opening (opener, opened_at);
    CREATE INDEX private_opening_network ON private_opening (network, opened_at) WHERE network IS NOT NULL;

    ALTER TABLE account
      ADD COLUMN sigs_since bigint NOT NULL DEFAULT 0,
      ADD COLUMN is_service boolean NOT NULL DEFAULT false;
    ALTER TABLE session ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY UNIQUE;
    ALTER TABLE im_session ADD COLUMN login_session bigint;
    CREATE INDEX im_session_login ON im_session (login_session) WHERE login_session IS NOT NULL;

    ALTER TABLE guest
      ADD COLUMN network text NOT NULL DEFAULT '',
      ADD COLUMN seen_at bigint NOT NULL DEFAULT 0;
    UPDATE guest SET seen_at = created_at;
    CREATE INDEX guest_seen ON guest (seen_at);
    CREATE INDEX guest_network ON guest (network, created_at) WHERE network <> '';
    CREATE INDEX message_guest ON message (sender) WHERE sender LIKE 'g\\_%';

    ALTER TABLE upload ADD COLUMN network text;
    CREATE INDEX upload_network ON upload (network, created_at) WHERE network IS NOT NULL;

    ALTER TABLE merged_messages ADD COLUMN used_at bigint NOT NULL DEFAULT 0;
    UPDATE merged_messages SET used_at = created_at;
    CREATE INDEX merged_messages_used ON merged_messages (used_at);
  `.execute(db)

  await sql`
    CREATE FUNCTION merged_keys(content text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
    BEGIN
      IF strpos(content, 'ownloadKey') = 0 THEN RETURN '{}'; END IF;
      RETURN ARRAY(SELECT (regexp_matches(content, 'ownloadKey[\\\\]*"\\s*:\\s*[\\\\]*"([A-Za-z0-9_-]{32})', 'g'))[1]);
    END $$;

    CREATE INDEX message_merged ON message USING gin (merged_keys(body::text)) WHERE merged_keys(body::text) <> '{}';
    CREATE INDEX merged_messages_merged ON merged_messages USING gin (merged_keys(messages::text))
      WHERE merged_keys(messages::text) <> '{}';

    CREATE VIEW merged_use AS
      SELECT merged_keys(body::text) AS keys FROM message WHERE merged_keys(body::text) <> '{}'
      UNION ALL
      SELECT merged_keys(messages::text) FROM merged_messages WHERE merged_keys(messages::text) <> '{}';
  `.execute(db)
}
