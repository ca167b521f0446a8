import { sql, type Kysely } from 'kysely'

/**
 * A reminder is null until the user sets it: then that of the community applies to a topic. Topics that were read only
 * have had 0 by default.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE user_conversation ALTER COLUMN remind DROP NOT NULL, ALTER COLUMN remind DROP DEFAULT;
    UPDATE user_conversation SET remind = NULL WHERE remind = 0 AND conv_id LIKE 'g:@TGS#\\_%@TOPIC#\\_%';
  `.execute(db)
}
