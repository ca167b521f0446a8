import { sql, type Kysely } from 'kysely'

/** What users tell customer service, and the answers. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE feedback (
      id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id     text NOT NULL,
      text        text NOT NULL,
      contact     text NOT NULL,
      pictures    text[] NOT NULL,
      created_at  bigint NOT NULL,
      answer      text NOT NULL DEFAULT '',
      answered_at bigint NOT NULL DEFAULT 0
    );
    CREATE INDEX feedback_of ON feedback (user_id, id);
    CREATE INDEX feedback_queue ON feedback (id) WHERE answered_at = 0;
    CREATE INDEX guest_member ON guest (account_id) WHERE account_id IS NOT NULL;
  `.execute(db)
}
