import { sql, type Kysely } from 'kysely'

/** How a session was ended by others, and what the operator has set for the app's engines. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE im_session ADD COLUMN kick_type smallint NOT NULL DEFAULT 0 CHECK (kick_type BETWEEN 0 AND 3);
    UPDATE im_session SET kick_type = 1 WHERE kicked;
    ALTER TABLE im_session DROP COLUMN kicked;

    CREATE TABLE app_config (
      name    text PRIMARY KEY CHECK (name IN ('cloud', 'purchased')),
      value   jsonb NOT NULL,
      version integer NOT NULL
    );
  `.execute(db)
}
