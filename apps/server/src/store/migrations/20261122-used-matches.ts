import { sql, type Kysely } from 'kysely'

/** A match that somebody has collected, or that a room shows, cannot be deleted. Nor one that tables to come refer to. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE match_attention
      DROP CONSTRAINT match_attention_match_id_fkey, ADD FOREIGN KEY (match_id) REFERENCES match (id);
    ALTER TABLE live_room DROP CONSTRAINT live_room_match_id_fkey, ADD FOREIGN KEY (match_id) REFERENCES match (id);
  `.execute(db)
}
