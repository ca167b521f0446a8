import { sql, type Kysely } from 'kysely'

/** What the product tells a member: settlements, reviews and grants. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE notice (
      id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id integer NOT NULL REFERENCES account (id),
      kind       text NOT NULL,
      type       text NOT NULL,
      data       json NOT NULL,
      created_at bigint NOT NULL,
      is_read    boolean NOT NULL DEFAULT false
    );
    CREATE INDEX notice_of ON notice (account_id, kind, id);
    CREATE INDEX notice_unread ON notice (account_id, kind) WHERE NOT is_read;
  `.execute(db)
}
