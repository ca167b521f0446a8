import { sql, type Kysely } from 'kysely'

/** Clubs of one name in two countries, and names that clubs had before. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE team DROP CONSTRAINT team_sport_id_name_en_key, ADD UNIQUE (sport_id, name_en, country);
    CREATE TABLE former_team_name (
      sport_id smallint NOT NULL,
      name_en  text NOT NULL,
      team_id  bigint NOT NULL REFERENCES team (id) ON DELETE CASCADE,
      PRIMARY KEY (sport_id, name_en, team_id)
    );
  `.execute(db)
}
