import { sql, type Kysely } from 'kysely'

/** The live rooms that a member has opened, and what has happened to its account. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE live_log (
      account_id bigint NOT NULL REFERENCES account (id),
      anchor_id  bigint NOT NULL REFERENCES account (id),
      opened_at  bigint NOT NULL,
      PRIMARY KEY (account_id, anchor_id)
    );
    CREATE INDEX live_log_of ON live_log (account_id, opened_at DESC, anchor_id);

    CREATE TABLE account_log (
      id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id bigint NOT NULL REFERENCES account (id),
      kind       text NOT NULL,
      type       text NOT NULL,
      detail     text NOT NULL,
      created_at bigint NOT NULL
    );
    CREATE INDEX account_log_of ON account_log (account_id, kind, id);
    CREATE INDEX account_log_age ON account_log (created_at);
  `.execute(db)
}
