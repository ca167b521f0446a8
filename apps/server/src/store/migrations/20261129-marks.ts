import { sql, type Kysely } from 'kysely'

/** What operators mark: a badge of a room, a tag of a user, by their places in the lists of the site. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE live_room ADD COLUMN badge smallint NOT NULL DEFAULT 0;
    ALTER TABLE account ADD COLUMN tag smallint NOT NULL DEFAULT 0;
  `.execute(db)
}
