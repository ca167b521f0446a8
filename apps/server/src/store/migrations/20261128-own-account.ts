import { sql, type Kysely } from 'kysely'

/** Codes with which a page logs in, and when an account ends that its member has deleted. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE login_code (
      code_hash  bytea PRIMARY KEY,
      session_id bigint NOT NULL REFERENCES session (id) ON DELETE CASCADE,
      expires_at bigint NOT NULL
    );
    CREATE INDEX login_code_session ON login_code (session_id);
    CREATE INDEX login_code_expiry ON login_code (expires_at);
    ALTER TABLE account ADD COLUMN leaves_at bigint NOT NULL DEFAULT 0;
  `.execute(db)
}
