import { sql, type Kysely } from 'kysely'

/** Topics of communities. What is said in one is a group conversation with the id of the topic. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE chat_group
      ADD COLUMN is_support_topic boolean NOT NULL DEFAULT false
        CHECK (type = 'Community' OR NOT is_support_topic);

    CREATE TABLE topic (
      topic_id     text PRIMARY KEY,
      group_id     text NOT NULL REFERENCES chat_group (group_id),
      name         text NOT NULL,
      avatar       text NOT NULL DEFAULT '',
      introduction text NOT NULL DEFAULT '',
      notification text NOT NULL DEFAULT '',
      custom_data  text NOT NULL DEFAULT '',
      mute_all     boolean NOT NULL DEFAULT false,
      created_at   bigint NOT NULL,
      CHECK (starts_with(topic_id, group_id || '@TOPIC#_'))
    );
    CREATE INDEX topic_group ON topic (group_id, topic_id);
  `.execute(db)
}
