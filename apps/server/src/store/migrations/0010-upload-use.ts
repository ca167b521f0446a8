import { sql, type Kysely } from 'kysely'

/**
 * What names an upload: `upload_use` finds it by the last part of its address, at any place in a text. A
 * picture of an upload is at the path in its row.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE upload ADD COLUMN used_at bigint NOT NULL DEFAULT 0;
    UPDATE upload SET used_at = created_at;
    CREATE INDEX upload_used ON upload (used_at) WHERE state = 'done';

    ALTER TABLE upload_variant ADD COLUMN blob text NOT NULL DEFAULT '';
    UPDATE upload_variant SET blob = key || '.' || variant;
    ALTER TABLE upload_variant ALTER COLUMN blob DROP DEFAULT;

    CREATE FUNCTION upload_names(content text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
    BEGIN
      IF strpos(content, '/uploads') = 0 THEN RETURN '{}'; END IF;
      RETURN ARRAY(SELECT (regexp_matches(content, '/([A-Za-z0-9_-]{22}[.][a-z0-9]{1,5})', 'g'))[1]);
    END $$;

    CREATE INDEX message_uploads ON message USING gin (upload_names(body::text || details::text))
      WHERE upload_names(body::text || details::text) <> '{}';
    CREATE INDEX merged_messages_uploads ON merged_messages USING gin (upload_names(messages::text))
      WHERE upload_names(messages::text) <> '{}';
    CREATE INDEX account_uploads ON account USING gin (upload_names(avatar)) WHERE upload_names(avatar) <> '{}';
    CREATE INDEX guest_uploads ON guest USING gin (upload_names(avatar)) WHERE upload_names(avatar) <> '{}';
    CREATE INDEX chat_group_uploads ON chat_group
      USING gin (upload_names(avatar || ' ' || introduction || ' ' || notification))
      WHERE upload_names(avatar || ' ' || introduction || ' ' || notification) <> '{}';
    CREATE INDEX topic_uploads ON topic
      USING gin (upload_names(avatar || ' ' || introduction || ' ' || notification || ' ' || custom_data))
      WHERE upload_names(avatar || ' ' || introduction || ' ' || notification || ' ' || custom_data) <> '{}';

    CREATE VIEW upload_use AS
      SELECT upload_names(body::text || details::text) AS names FROM message
      WHERE upload_names(body::text || details::text) <> '{}'
      UNION ALL SELECT upload_names(messages::text) FROM merged_messages WHERE upload_names(messages::text) <> '{}'
      UNION ALL SELECT upload_names(avatar) FROM account WHERE upload_names(avatar) <> '{}'
      UNION ALL SELECT upload_names(avatar) FROM guest WHERE upload_names(avatar) <> '{}'
      UNION ALL SELECT upload_names(avatar || ' ' || introduction || ' ' || notification) FROM chat_group
      WHERE upload_names(avatar || ' ' || introduction || ' ' || notification) <> '{}'
      UNION ALL SELECT upload_names(avatar || ' ' || introduction || ' ' || notification || ' ' || custom_data) FROM topic
      WHERE upload_names(avatar || ' ' || introduction || ' ' || notification || ' ' || custom_data) <> '{}';
  `.execute(db)
}
