import { sql, type Kysely } from 'kysely'

/** What an operator pays is known by a ref, so that a repeated command pays once. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`ALTER TABLE money_credit ADD ref text UNIQUE CHECK (ref <> '')`.execute(db)
}
