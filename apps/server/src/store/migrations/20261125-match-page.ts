import { sql, type Kysely } from 'kysely'

/** Shirt numbers, formation and absences of line-ups, when a play happened, the votes on matches, and results by competition. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE lineup_player
      ADD COLUMN number   smallint,
      ADD COLUMN position text,
      ADD COLUMN line     smallint,
      ADD COLUMN absence  text;

    ALTER TABLE match_play ADD COLUMN happened_at bigint;

    CREATE TABLE match_vote (
      match_id   bigint NOT NULL REFERENCES match (id) ON DELETE CASCADE,
      viewer     text NOT NULL,
      vote       text NOT NULL CHECK (vote IN ('home', 'draw', 'away')),
      created_at bigint NOT NULL,
      PRIMARY KEY (match_id, viewer)
    );

    CREATE INDEX match_competition ON match (competition_id, kickoff_time);
  `.execute(db)
}
