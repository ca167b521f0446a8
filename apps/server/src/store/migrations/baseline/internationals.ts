import { sql } from 'kysely'

/** Results of national teams since 1872, and what is computed from them at every import: ranking and tournaments. */
export const internationals = sql`
  CREATE TABLE international_tournament (
    id   smallint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL UNIQUE
  );

  CREATE TABLE international_result (
    day               integer NOT NULL,
    home_id           bigint NOT NULL REFERENCES team (id),
    away_id           bigint NOT NULL REFERENCES team (id),
    nth               smallint NOT NULL,
    home_score        smallint NOT NULL,
    away_score        smallint NOT NULL,
    home_won_shootout boolean,
    tournament_id     smallint NOT NULL REFERENCES international_tournament (id),
    neutral           boolean NOT NULL DEFAULT false,
    PRIMARY KEY (day, home_id, away_id, nth)
  );
  CREATE INDEX international_result_home ON international_result (home_id, day DESC);
  CREATE INDEX international_result_away ON international_result (away_id, day DESC);

  CREATE TABLE fifa_rank (
    team_id bigint NOT NULL REFERENCES team (id),
    day     integer NOT NULL,
    rank    smallint NOT NULL,
    points  double precision NOT NULL,
    PRIMARY KEY (team_id, day)
  );
  CREATE INDEX fifa_rank_day ON fifa_rank (day, rank);

  CREATE TABLE international_entry (
    team_id       bigint NOT NULL REFERENCES team (id),
    tournament_id smallint NOT NULL REFERENCES international_tournament (id),
    last_day      integer NOT NULL,
    place         smallint CHECK (place IN (1, 2)),
    PRIMARY KEY (team_id, tournament_id, last_day)
  );
`
