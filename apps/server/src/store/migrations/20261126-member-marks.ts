import { sql, type Kysely } from 'kysely'

/** The marks that the managers of a chat room or community give its members. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE member_mark (
      group_id  text NOT NULL REFERENCES chat_group (group_id) ON DELETE CASCADE,
      user_id   text NOT NULL,
      mark_type integer NOT NULL,
      PRIMARY KEY (group_id, user_id, mark_type)
    );
  `.execute(db)
}
