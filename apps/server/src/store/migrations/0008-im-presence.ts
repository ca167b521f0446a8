import { sql, type Kysely } from 'kysely'

/**
 * The reported state of each device: whether somebody looks at the app, what is unread there, and where it can be
 * notified.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE im_session
      ADD COLUMN app_state text NOT NULL DEFAULT 'Foreground' CHECK (app_state IN ('Foreground', 'Background')),
      ADD COLUMN unread_count integer NOT NULL DEFAULT 0,
      ADD COLUMN push_token json;
  `.execute(db)
}
