import { sql, type Kysely } from 'kysely'

/** Work that is done once, however many processes share the database. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE job (
      name        text NOT NULL,
      key         text NOT NULL,
      state       text NOT NULL CHECK (state IN ('waiting', 'running', 'done')),
      due_at      bigint NOT NULL,
      run         bigint NOT NULL DEFAULT 0,
      attempts    integer NOT NULL DEFAULT 0,
      last_error  text,
      started_at  bigint,
      finished_at bigint,
      PRIMARY KEY (name, key)
    );
    CREATE INDEX job_due ON job (due_at) WHERE state <> 'done';
  `.execute(db)
}
