import { sql, type Kysely } from 'kysely'

/** Since when a session is there, when its device was last heard of, and which ones an operator has just ended. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE im_session
      ADD COLUMN opened_at bigint NOT NULL DEFAULT 0,
      ADD COLUMN seen_at bigint NOT NULL DEFAULT 0,
      ADD COLUMN kicked_at timestamptz;
    CREATE INDEX im_session_kicked ON im_session (kicked_at) WHERE kicked_at IS NOT NULL;
  `.execute(db)
}
