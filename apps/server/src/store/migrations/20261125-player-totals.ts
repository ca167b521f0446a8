import { sql, type Kysely } from 'kysely'

/** What players of trimmed basketball matches have done. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE player_total (
      match_id  bigint NOT NULL REFERENCES match (id) ON DELETE CASCADE,
      side      text NOT NULL CHECK (side IN ('home', 'away')),
      kind      text NOT NULL CHECK (kind IN ('points', 'rebounds', 'assists')),
      player_en text NOT NULL,
      player_zh text NOT NULL,
      value     integer NOT NULL,
      PRIMARY KEY (match_id, side, kind, player_en)
    );
  `.execute(db)
}
