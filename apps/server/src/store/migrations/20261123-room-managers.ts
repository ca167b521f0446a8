import { sql, type Kysely } from 'kysely'

/** Who helps an anchor in the chat of its room. Chat rooms have no members, whose role could say so. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE room_manager (
      group_id text NOT NULL REFERENCES chat_group (group_id),
      user_id  text NOT NULL,
      since    bigint NOT NULL,
      PRIMARY KEY (group_id, user_id)
    )
  `.execute(db)
}
