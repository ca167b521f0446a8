import { sql, type Kysely } from 'kysely'

/** What anchors stream themselves: each time that a room was on air, and who opened it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE live_show (
      id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      anchor_id  bigint NOT NULL REFERENCES live_room (anchor_id),
      started_at bigint NOT NULL,
      ended_at   bigint,
      push_no    integer NOT NULL DEFAULT 1,
      seen_at    bigint NOT NULL,
      viewers    integer NOT NULL DEFAULT 0,
      told_to    integer
    );
    CREATE UNIQUE INDEX live_show_open ON live_show (anchor_id) WHERE ended_at IS NULL;
    CREATE INDEX live_show_of ON live_show (anchor_id, started_at);
    CREATE INDEX live_show_untold ON live_show (id) WHERE told_to IS NOT NULL;

    CREATE INDEX follow_fan_ids ON follow (followed_id, follower_id) WHERE is_on;

    CREATE TABLE live_viewer (
      show_id integer NOT NULL REFERENCES live_show (id) ON DELETE CASCADE,
      viewer  text NOT NULL,
      PRIMARY KEY (show_id, viewer)
    );
  `.execute(db)
}
