import { sql, type Kysely } from 'kysely'

/** Who has muted or banned a user. The managers of a room end only what one of them began. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE restriction
      ADD COLUMN origin text NOT NULL DEFAULT 'operator' CHECK (origin IN ('operator', 'manager'))
  `.execute(db)
}
