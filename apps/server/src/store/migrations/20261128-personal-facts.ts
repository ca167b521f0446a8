import { sql, type Kysely } from 'kysely'

/** Whether a name is taken, and the name by which partners know a member. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE INDEX account_nick_name ON account (nick_name);
    ALTER TABLE account ADD COLUMN third_member text NOT NULL DEFAULT '';
  `.execute(db)
}
