import { sql, type Kysely } from 'kysely'

/** The details of matches from any source: plays, statistics, line-ups, odds movements. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE match_play (
      match_id   bigint NOT NULL REFERENCES match (id) ON DELETE CASCADE,
      seq        integer NOT NULL,
      kind       text NOT NULL,
      side       text NOT NULL,
      minute     integer NOT NULL,
      added      integer NOT NULL,
      home       integer NOT NULL,
      away       integer NOT NULL,
      value      integer NOT NULL,
      player_en  text,
      player_zh  text,
      second_en  text,
      second_zh  text,
      PRIMARY KEY (match_id, seq)
    );

    CREATE TABLE match_figures (
      match_id bigint PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
      stats    jsonb NOT NULL,
      momentum jsonb NOT NULL
    );

    CREATE TABLE match_odds (
      match_id bigint NOT NULL REFERENCES match (id) ON DELETE CASCADE,
      place    smallint NOT NULL,
      company  text NOT NULL,
      market   text NOT NULL,
      line     double precision NOT NULL,
      history  jsonb NOT NULL,
      PRIMARY KEY (match_id, company, market)
    );

    CREATE TABLE lineup_player (
      match_id bigint NOT NULL REFERENCES match (id) ON DELETE CASCADE,
      side     text NOT NULL,
      place    smallint NOT NULL,
      starts   boolean NOT NULL,
      name_en  text NOT NULL,
      name_zh  text NOT NULL,
      PRIMARY KEY (match_id, side, place)
    );
  `.execute(db)
}
