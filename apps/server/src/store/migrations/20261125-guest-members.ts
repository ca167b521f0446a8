import { sql, type Kysely } from 'kysely'

/** The member that a guest has become, whose votes are the guest's too. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`ALTER TABLE guest ADD COLUMN account_id bigint REFERENCES account (id)`.execute(db)
}
