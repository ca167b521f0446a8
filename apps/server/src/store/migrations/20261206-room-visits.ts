import { sql, type Kysely } from 'kysely'

/** Who has come to rooms on air and gone, until the rooms are told, and who was named as one who came. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE room_visit (
      process    text NOT NULL,
      nth        bigint NOT NULL,
      group_id   text NOT NULL,
      user_id    text NOT NULL,
      joined     boolean NOT NULL,
      created_at bigint NOT NULL,
      PRIMARY KEY (process, nth)
    );
    CREATE INDEX room_visit_room ON room_visit (group_id);
    CREATE TABLE room_named (
      group_id text NOT NULL,
      user_id  text NOT NULL,
      named_at bigint NOT NULL,
      PRIMARY KEY (group_id, user_id)
    )
  `.execute(db)
}
