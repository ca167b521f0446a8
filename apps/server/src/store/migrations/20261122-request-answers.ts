import { sql, type Kysely } from 'kysely'

/** The answers to keyed commands, for requests that repeat the key. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE request_answer (
      id bigint GENERATED ALWAYS AS IDENTITY,
      user_id text NOT NULL,
      command text NOT NULL,
      request_key text NOT NULL,
      answer json,
      answered_at bigint NOT NULL,
      PRIMARY KEY (user_id, command, request_key)
    );
    CREATE INDEX request_answer_of_user ON request_answer (user_id, id);
    CREATE INDEX request_answer_age ON request_answer (answered_at);
  `.execute(db)
}
