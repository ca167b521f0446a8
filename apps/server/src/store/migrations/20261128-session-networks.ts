import { sql, type Kysely } from 'kysely'

/** From where a member calls: in the network of one who is muted, new guests speak slowly. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`ALTER TABLE session ADD COLUMN network text NOT NULL DEFAULT ''`.execute(db)
}
