import { sql, type Kysely } from 'kysely'

/** Friends of members, groups of friends, and applications without an answer. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE friend (
      user_id    text NOT NULL,
      friend_id  text NOT NULL,
      remark     text NOT NULL DEFAULT '',
      groups     text[] NOT NULL DEFAULT '{}',
      source     text NOT NULL DEFAULT '',
      wording    text NOT NULL DEFAULT '',
      custom     json NOT NULL DEFAULT '{}',
      added_at   bigint NOT NULL,
      changed_at bigint NOT NULL,
      version    bigint NOT NULL,
      is_deleted boolean NOT NULL DEFAULT false,
      PRIMARY KEY (user_id, friend_id)
    );
    CREATE INDEX friend_version ON friend (user_id, version, friend_id);
    CREATE INDEX friend_reverse ON friend (friend_id) WHERE NOT is_deleted;

    CREATE TABLE friend_group (
      user_id    text NOT NULL,
      name       text NOT NULL,
      created_at bigint NOT NULL,
      PRIMARY KEY (user_id, name)
    );

    CREATE TABLE friend_application (
      id           bigint GENERATED ALWAYS AS IDENTITY,
      from_id      text NOT NULL,
      to_id        text NOT NULL,
      add_type     text NOT NULL,
      remark       text NOT NULL,
      group_name   text NOT NULL,
      source       text NOT NULL,
      wording      text NOT NULL,
      created_at   bigint NOT NULL,
      is_read      boolean NOT NULL DEFAULT false,
      is_gone_from boolean NOT NULL DEFAULT false,
      is_gone_to   boolean NOT NULL DEFAULT false,
      PRIMARY KEY (from_id, to_id)
    );
    CREATE INDEX friend_application_from ON friend_application (from_id, created_at DESC, id DESC);
    CREATE INDEX friend_application_to ON friend_application (to_id, created_at DESC, id DESC);
  `.execute(db)
}
