import { sql } from 'kysely'

/** Stadiums and squads, which only imported files bring. */
export const footballImport = sql`
  CREATE TABLE stadium (
    city     text PRIMARY KEY,
    name     text NOT NULL,
    country  text NOT NULL,
    capacity integer NOT NULL
  );

  CREATE TABLE squad_player (
    team_id       bigint NOT NULL REFERENCES team (id),
    number        integer NOT NULL,
    position      text NOT NULL,
    name          text NOT NULL,
    club          text NOT NULL,
    date_of_birth text NOT NULL,
    PRIMARY KEY (team_id, number)
  );
`
