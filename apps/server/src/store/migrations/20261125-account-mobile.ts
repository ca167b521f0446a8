import { sql, type Kysely } from 'kysely'

/** The mobile that a member has bound. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE account ADD COLUMN mobile text;
    CREATE UNIQUE INDEX account_mobile ON account (mobile) WHERE mobile IS NOT NULL;
  `.execute(db)
}
