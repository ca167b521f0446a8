import { sql } from 'kysely'

/** Uploaded files with the slices of those under way, the messages of large mergers, and what names both. */
export const uploads = sql`
  CREATE TABLE upload (
    key        text PRIMARY KEY,
    owner      text NOT NULL,
    file_type  integer NOT NULL,
    size       bigint NOT NULL CHECK (size > 0),
    type       text NOT NULL,
    name       text NOT NULL,
    blob       text,
    received   bigint NOT NULL DEFAULT 0 CHECK (received BETWEEN 0 AND size),
    state      text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'done', 'refused')),
    created_at bigint NOT NULL,
    used_at    bigint NOT NULL DEFAULT 0,
    network    text,
    session    bigint,
    CHECK (state <> 'done' OR (received = size AND blob IS NOT NULL))
  );
  CREATE INDEX upload_owner ON upload (owner, created_at);
  CREATE INDEX upload_unfinished ON upload (created_at) WHERE state <> 'done';
  CREATE INDEX upload_used ON upload (used_at) WHERE state = 'done';
  CREATE INDEX upload_network ON upload (network, created_at) WHERE network IS NOT NULL;

  CREATE TABLE upload_part (
    blob       text PRIMARY KEY,
    key        text NOT NULL,
    start      bigint NOT NULL,
    size       bigint NOT NULL,
    taken      boolean NOT NULL DEFAULT false,
    created_at bigint NOT NULL
  );
  CREATE INDEX upload_part_key ON upload_part (key, start);
  CREATE UNIQUE INDEX upload_part_once ON upload_part (key, start) WHERE taken;

  CREATE TABLE upload_variant (
    key     text NOT NULL REFERENCES upload (key) ON DELETE CASCADE,
    variant text NOT NULL CHECK (variant IN ('thumb', 'large', 'cover')),
    type    text NOT NULL,
    blob    text NOT NULL,
    PRIMARY KEY (key, variant)
  );

  -- Uploads that rows name by their keys.
  CREATE TABLE kept_upload (
    name    text NOT NULL,
    owner   text NOT NULL,
    kept_by text NOT NULL,
    PRIMARY KEY (kept_by, name)
  );
  CREATE INDEX kept_upload_names ON kept_upload USING gin ((ARRAY[name]));

  CREATE TABLE merged_messages (
    key        text PRIMARY KEY,
    owner      text NOT NULL,
    messages   json NOT NULL,
    created_at bigint NOT NULL,
    used_at    bigint NOT NULL DEFAULT 0
  );
  CREATE INDEX merged_messages_uploads ON merged_messages
    USING gin (upload_names(messages::text)) WHERE upload_names(messages::text) <> '{}';
  CREATE INDEX merged_messages_used ON merged_messages (used_at);
  CREATE INDEX merged_messages_merged ON merged_messages
    USING gin (merged_keys(messages::text)) WHERE merged_keys(messages::text) <> '{}';

  CREATE VIEW upload_use AS
    SELECT upload_names(body::text || details::text) AS names FROM message
    WHERE upload_names(body::text || details::text) <> '{}'
    UNION ALL SELECT upload_names(messages::text) FROM merged_messages WHERE upload_names(messages::text) <> '{}'
    UNION ALL SELECT upload_names(avatar) FROM account WHERE upload_names(avatar) <> '{}'
    UNION ALL SELECT upload_names(avatar) FROM guest WHERE upload_names(avatar) <> '{}'
    UNION ALL SELECT upload_names(avatar || ' ' || introduction || ' ' || notification) FROM chat_group
    WHERE upload_names(avatar || ' ' || introduction || ' ' || notification) <> '{}'
    UNION ALL SELECT upload_names(avatar || ' ' || introduction || ' ' || notification || ' ' || custom_data) FROM topic
    WHERE upload_names(avatar || ' ' || introduction || ' ' || notification || ' ' || custom_data) <> '{}'
    UNION ALL SELECT ARRAY[name] FROM kept_upload;

  CREATE VIEW merged_use AS
    SELECT merged_keys(body::text) AS keys FROM message WHERE merged_keys(body::text) <> '{}'
    UNION ALL
    SELECT merged_keys(messages::text) FROM merged_messages WHERE merged_keys(messages::text) <> '{}';
`
