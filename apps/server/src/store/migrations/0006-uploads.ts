import { sql, type Kysely } from 'kysely'

/** Uploaded files with the slices of those under way, and the messages of large mergers. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
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
      CHECK (state <> 'done' OR (received = size AND blob IS NOT NULL))
    );
    CREATE INDEX upload_owner ON upload (owner, created_at);
    CREATE INDEX upload_unfinished ON upload (created_at) WHERE state <> 'done';

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
      PRIMARY KEY (key, variant)
    );

    CREATE TABLE merged_messages (
      key        text PRIMARY KEY,
      owner      text NOT NULL,
      messages   json NOT NULL,
      created_at bigint NOT NULL
    );
  `.execute(db)
}
