import { sql, type Kysely } from 'kysely'

/**
 * What devices say of themselves, sessions of apps that were closed, and groups whose messages do not notify pages. A push
 * token is found when another session sends it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE im_session
      ADD COLUMN device_brand text NOT NULL DEFAULT '',
      ADD COLUMN is_uniapp boolean NOT NULL DEFAULT false,
      ADD COLUMN is_closed boolean NOT NULL DEFAULT false;
    -- Tokens that cannot be read as text, which the version before stored.
    UPDATE im_session SET push_token = NULL WHERE push_token::text ~ '\\\\u(0000|[dD][89a-fA-F])';
    CREATE INDEX im_session_token ON im_session ((push_token ->> 'deviceToken')) WHERE push_token IS NOT NULL;
    CREATE INDEX im_session_closed ON im_session (instance_id) WHERE is_closed;
    ALTER TABLE chat_group ADD COLUMN web_push boolean NOT NULL DEFAULT true;
  `.execute(db)
}
