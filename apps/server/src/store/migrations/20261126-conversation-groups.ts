import { sql, type Kysely } from 'kysely'

/** Groups of conversations. The rows of `user_conversation` have the numbers of theirs. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE conversation_group (
      id      integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id text NOT NULL,
      name    text NOT NULL,
      UNIQUE (user_id, name)
    );
  `.execute(db)
}
