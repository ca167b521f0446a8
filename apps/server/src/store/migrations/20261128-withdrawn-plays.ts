import { sql, type Kysely } from 'kysely'

/** Plays that were reported and do not count, with the reason. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE withdrawn_play (LIKE match_play);
    ALTER TABLE withdrawn_play
      ADD COLUMN reason       text NOT NULL,
      ADD COLUMN withdrawn_at bigint NOT NULL,
      ADD PRIMARY KEY (match_id, withdrawn_at, seq),
      ADD FOREIGN KEY (match_id) REFERENCES match (id) ON DELETE CASCADE;
  `.execute(db)
}
