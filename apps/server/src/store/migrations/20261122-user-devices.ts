import { sql, type Kysely } from 'kysely'

/** Which devices a user was seen on, for longer than sessions are kept. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE chat_device (
      user_id     text NOT NULL,
      instance_id text NOT NULL,
      seen_at     bigint NOT NULL,
      PRIMARY KEY (user_id, instance_id)
    );
    CREATE INDEX chat_device_seen ON chat_device (seen_at);
    INSERT INTO chat_device (user_id, instance_id, seen_at)
    SELECT user_id, instance_id, max(seen_at) FROM im_session GROUP BY user_id, instance_id;
  `.execute(db)
}
