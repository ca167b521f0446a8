import { sql, type Kysely } from 'kysely'

/** What a chat profile has besides the name, picture and signature of a member or guest; and the order of block lists. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE guest ADD COLUMN signature text NOT NULL DEFAULT '';
    CREATE TABLE user_profile (
      user_id           text PRIMARY KEY,
      gender            text NOT NULL DEFAULT 'Gender_Type_Unknown',
      birthday          bigint NOT NULL DEFAULT 0,
      location          text NOT NULL DEFAULT '',
      allow_type        text NOT NULL DEFAULT 'AllowType_Type_NeedConfirm',
      language          bigint NOT NULL DEFAULT 0,
      message_settings  smallint NOT NULL DEFAULT 0,
      admin_forbid_type text NOT NULL DEFAULT 'AdminForbid_Type_None',
      level             bigint NOT NULL DEFAULT 0,
      role              bigint NOT NULL DEFAULT 0,
      custom            json NOT NULL DEFAULT '{}'
    );
    CREATE INDEX block_list_latest ON block_list (user_id, created_at DESC, blocked_id);
    CREATE INDEX block_list_blocked ON block_list (blocked_id);
  `.execute(db)
}
