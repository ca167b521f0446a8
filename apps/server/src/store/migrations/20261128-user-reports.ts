import { sql, type Kysely } from 'kysely'

/** What users report to the operators, with its evidence. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE user_report (
      id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id    text NOT NULL,
      type       text NOT NULL,
      subject_id text NOT NULL,
      reason     text NOT NULL,
      text       text NOT NULL,
      evidence   json NOT NULL,
      created_at bigint NOT NULL,
      outcome    text NOT NULL DEFAULT '',
      closed_at  bigint NOT NULL DEFAULT 0
    );
    CREATE INDEX user_report_queue ON user_report (id) WHERE closed_at = 0;
    CREATE INDEX user_report_subject ON user_report (type, subject_id, id);
  `.execute(db)
}
