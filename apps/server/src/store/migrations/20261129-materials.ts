import { sql, type Kysely } from 'kysely'

/** Pictures and videos of members, which operators review before they are shown. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE material (
      id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id   integer NOT NULL REFERENCES account (id),
      kind         text NOT NULL,
      file         text NOT NULL UNIQUE,
      title        text NOT NULL,
      seconds      integer NOT NULL,
      state        text NOT NULL DEFAULT 'pending',
      reason       text NOT NULL DEFAULT '',
      published_id integer NOT NULL DEFAULT 0,
      submitted_at bigint NOT NULL,
      decided_at   bigint NOT NULL DEFAULT 0
    );
    CREATE INDEX material_of ON material (account_id, id);
    CREATE INDEX material_queue ON material (id) WHERE state = 'pending';
  `.execute(db)
}
