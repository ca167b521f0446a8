import { sql } from 'kysely'

/**
 * The attributes and counters of groups and how often each of them has changed, marks of members, and announcements.
 */
export const groupFacts = sql`
  CREATE TABLE group_fact_sequence (
    group_id      text PRIMARY KEY REFERENCES chat_group (group_id) ON DELETE CASCADE,
    attribute_seq bigint NOT NULL DEFAULT 0,
    counter_seq   bigint NOT NULL DEFAULT 0
  );

  CREATE TABLE group_attribute (
    group_id text NOT NULL REFERENCES chat_group (group_id) ON DELETE CASCADE,
    key      text NOT NULL,
    value    text NOT NULL,
    seq      bigint NOT NULL,
    PRIMARY KEY (group_id, key)
  );

  CREATE TABLE group_counter (
    group_id text NOT NULL REFERENCES chat_group (group_id) ON DELETE CASCADE,
    key      text NOT NULL,
    value    bigint NOT NULL,
    seq      bigint NOT NULL,
    PRIMARY KEY (group_id, key)
  );

  CREATE TABLE member_mark (
    group_id  text NOT NULL REFERENCES chat_group (group_id) ON DELETE CASCADE,
    user_id   text NOT NULL,
    mark_type integer NOT NULL,
    PRIMARY KEY (group_id, user_id, mark_type)
  );

  CREATE TABLE chat_announcement (
    id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    group_id   text NOT NULL REFERENCES chat_group (group_id),
    account_id integer NOT NULL REFERENCES account (id),
    text       text NOT NULL,
    created_at bigint NOT NULL
  );
  CREATE INDEX chat_announcement_of ON chat_announcement (group_id, id);
  CREATE INDEX chat_announcement_by ON chat_announcement (account_id);
`
