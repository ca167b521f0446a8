import { sql, type Kysely } from 'kysely'

/** How long members are online on a day, and when a stage of a task was counted last. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE online_time (
      account_id bigint NOT NULL REFERENCES account (id),
      day        text NOT NULL,
      seconds    integer NOT NULL,
      counted_to bigint NOT NULL,
      PRIMARY KEY (account_id, day)
    );
    CREATE INDEX online_time_day ON online_time (day);

    ALTER TABLE task_progress ADD COLUMN counted_at bigint NOT NULL DEFAULT 0;
  `.execute(db)
}
