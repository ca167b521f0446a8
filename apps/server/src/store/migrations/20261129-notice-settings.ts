import { sql, type Kysely } from 'kysely'

/** Of what a member is told while the app is closed, and when not. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE notice_settings (
      account_id   integer PRIMARY KEY REFERENCES account (id),
      goal         boolean NOT NULL DEFAULT true,
      kick_off     boolean NOT NULL DEFAULT true,
      on_air       boolean NOT NULL DEFAULT true,
      plan_settled boolean NOT NULL DEFAULT true,
      quiet_from   text NOT NULL DEFAULT '00:00',
      quiet_to     text NOT NULL DEFAULT '00:00',
      zone         text NOT NULL DEFAULT 'Asia/Shanghai'
    );
  `.execute(db)
}
