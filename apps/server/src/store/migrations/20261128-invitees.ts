import { sql, type Kysely } from 'kysely'

/** Lists the invited of a member in order, page by page. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE INDEX account_invitees ON account (invited_by, id) WHERE invited_by IS NOT NULL;
    DROP INDEX account_invited_by;
  `.execute(db)
}
