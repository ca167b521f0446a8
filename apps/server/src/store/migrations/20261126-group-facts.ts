import { sql, type Kysely } from 'kysely'

/** The attributes and counters of groups, and how often each of them has changed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
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
  `.execute(db)
}
