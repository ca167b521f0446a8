import { sql, type Kysely } from 'kysely'

/** Who follows whom. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE follow (
      follower_id integer NOT NULL REFERENCES account (id),
      followed_id integer NOT NULL REFERENCES account (id),
      since       bigint NOT NULL,
      is_on       boolean NOT NULL,
      PRIMARY KEY (follower_id, followed_id)
    );
    CREATE TABLE follow_count (
      account_id integer PRIMARY KEY REFERENCES account (id),
      fans       integer NOT NULL DEFAULT 0,
      follows    integer NOT NULL DEFAULT 0
    );
    CREATE INDEX follow_fans ON follow (followed_id, since DESC, follower_id) WHERE is_on;
  `.execute(db)
}
