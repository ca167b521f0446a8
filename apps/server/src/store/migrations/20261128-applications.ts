import { sql, type Kysely } from 'kysely'

/** Applications to become an anchor or a master, and the uploads that rows name by their keys. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE kept_upload (
      name    text NOT NULL,
      owner   text NOT NULL,
      kept_by text NOT NULL,
      PRIMARY KEY (kept_by, name)
    );
    CREATE INDEX kept_upload_names ON kept_upload USING gin ((ARRAY[name]));

    DO $$ BEGIN
      EXECUTE 'CREATE OR REPLACE VIEW upload_use AS '
        || rtrim(pg_get_viewdef('upload_use'::regclass), '; ')
        || ' UNION ALL SELECT ARRAY[name] FROM kept_upload';
    END $$;

    CREATE TABLE application (
      id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id   integer NOT NULL REFERENCES account (id),
      type         text NOT NULL,
      real_name    text NOT NULL,
      contact      text NOT NULL,
      statement    text NOT NULL,
      pictures     text[] NOT NULL,
      state        text NOT NULL DEFAULT 'pending',
      reason       text NOT NULL DEFAULT '',
      submitted_at bigint NOT NULL,
      decided_at   bigint NOT NULL DEFAULT 0
    );
    CREATE INDEX application_of ON application (account_id, type, id);
    CREATE UNIQUE INDEX application_pending ON application (account_id, type) WHERE state = 'pending';
    CREATE INDEX application_queue ON application (id) WHERE state = 'pending';
  `.execute(db)
}
