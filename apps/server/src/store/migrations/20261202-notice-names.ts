import { sql, type Kysely } from 'kysely'

/**
 * Takes the names of operators out of notices, where they would stay when the account ends: those that are written now
 * have none. And finds the earlier versions of messages that have others merged in them, for a deleted account.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    UPDATE message SET details = (details::jsonb || '{"nick": "", "avatar": ""}')::json
    WHERE sender = '@TIM#SYSTEM' AND (details->>'nick' <> '' OR details->>'avatar' <> '');
    CREATE INDEX message_version_merged ON message_version
    USING gin (merged_keys(body::text)) WHERE merged_keys(body::text) <> '{}'
  `.execute(db)
}
