import { sql, type Kysely } from 'kysely'

/** What a member sees of the devices on which it is logged in. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE session
      ADD COLUMN platform text NOT NULL DEFAULT 'h5',
      ADD COLUMN device text NOT NULL DEFAULT '',
      ADD COLUMN seen_at bigint NOT NULL DEFAULT 0;
    UPDATE session SET seen_at = created_at;
    DROP INDEX session_account;
    CREATE INDEX session_account ON session (account_id, id);
  `.execute(db)
}
