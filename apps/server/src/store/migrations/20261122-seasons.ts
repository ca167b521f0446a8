import { sql, type Kysely } from 'kysely'

/** Seasons and their stages, which matches belong to; tables, fixtures and head to head are read from stored results. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE season (
      id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      competition_id bigint NOT NULL REFERENCES competition (id),
      name           text NOT NULL,
      first_day      integer NOT NULL,
      UNIQUE (competition_id, name)
    );

    CREATE TABLE stage (
      id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      season_id   bigint NOT NULL REFERENCES season (id),
      name        text NOT NULL,
      kind        text NOT NULL CHECK (kind IN ('league', 'group', 'knockout')),
      win_points  smallint NOT NULL,
      draw_points smallint NOT NULL,
      loss_points smallint NOT NULL,
      tie_rule    text NOT NULL CHECK (tie_rule IN ('difference', 'head_to_head', 'wins')),
      UNIQUE (season_id, name)
    );

    ALTER TABLE match ADD COLUMN stage_id bigint REFERENCES stage (id);
    ALTER TABLE match ALTER COLUMN plan DROP NOT NULL;
    CREATE INDEX match_stage ON match (stage_id, kickoff_time) WHERE stage_id IS NOT NULL;
    CREATE INDEX match_home ON match (home_id, kickoff_time);
    CREATE INDEX match_away ON match (away_id, kickoff_time);

    ALTER TABLE match_figures ADD COLUMN trimmed boolean NOT NULL DEFAULT false;
    CREATE INDEX match_figures_whole ON match_figures (match_id) WHERE NOT trimmed;

    ALTER TABLE installation ADD COLUMN results_seeded boolean NOT NULL DEFAULT false;
  `.execute(db)
}
