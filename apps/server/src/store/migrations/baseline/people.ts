import { sql } from 'kysely'

/**
 * Profiles, friends, groups of friends, applications without an answer, block lists, and the versions of these lists.
 */
export const people = sql`
  CREATE TABLE user_list (
    user_id text NOT NULL,
    kind    text NOT NULL,
    version bigint NOT NULL DEFAULT 1,
    changed xid8 NOT NULL DEFAULT pg_current_xact_id(),
    PRIMARY KEY (user_id, kind)
  );
  CREATE TRIGGER user_list_changed BEFORE UPDATE OF version ON user_list
    FOR EACH ROW EXECUTE FUNCTION note_change();

  CREATE TABLE user_profile (
    user_id           text PRIMARY KEY,
    gender            text NOT NULL DEFAULT 'Gender_Type_Unknown',
    birthday          bigint NOT NULL DEFAULT 0,
    location          text NOT NULL DEFAULT '',
    allow_type        text NOT NULL DEFAULT 'AllowType_Type_NeedConfirm',
    language          bigint NOT NULL DEFAULT 0,
    message_settings  smallint NOT NULL DEFAULT 0,
    admin_forbid_type text NOT NULL DEFAULT 'AdminForbid_Type_None',
    level             bigint NOT NULL DEFAULT 0,
    role              bigint NOT NULL DEFAULT 0,
    custom            json NOT NULL DEFAULT '{}'
  );

  CREATE TABLE user_status (
    user_id       text PRIMARY KEY,
    custom_status text NOT NULL
  );

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

  CREATE TABLE block_list (
    user_id    text NOT NULL,
    blocked_id text NOT NULL,
    created_at bigint NOT NULL,
    PRIMARY KEY (user_id, blocked_id)
  );
  CREATE INDEX block_list_latest ON block_list (user_id, created_at DESC, blocked_id);
  CREATE INDEX block_list_blocked ON block_list (blocked_id);
`
