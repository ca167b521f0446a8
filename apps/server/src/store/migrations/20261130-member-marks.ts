import { sql, type Kysely } from 'kysely'

/** Operators note the guild of an anchor, and take the advertisements from a member. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE account
      ADD guild_id integer NOT NULL DEFAULT 0 CHECK (guild_id >= 0),
      ADD has_no_ads boolean NOT NULL DEFAULT false
  `.execute(db)
}
