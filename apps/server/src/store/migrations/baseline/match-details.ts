import { sql } from 'kysely'

/** The details of matches from any source: plays, statistics, line-ups, odds movements. */
export const matchDetails = sql`
  CREATE TABLE match_play (
    match_id    bigint NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seq         integer NOT NULL,
    kind        text NOT NULL,
    side        text NOT NULL,
    minute      integer NOT NULL,
    added       integer NOT NULL,
    home        integer NOT NULL,
    away        integer NOT NULL,
    value       integer NOT NULL,
    player_en   text,
    player_zh   text,
    second_en   text,
    second_zh   text,
    happened_at bigint,
    PRIMARY KEY (match_id, seq)
  );
  CREATE INDEX match_play_ranked ON match_play (match_id)
    WHERE kind IN ('goal', 'penalty_goal', 'yellow_card', 'second_yellow', 'red_card');

  -- The columns of match_play, and why the play does not count.
  CREATE TABLE withdrawn_play (
    LIKE match_play,
    reason       text NOT NULL,
    withdrawn_at bigint NOT NULL,
    PRIMARY KEY (match_id, withdrawn_at, seq),
    FOREIGN KEY (match_id) REFERENCES match (id) ON DELETE CASCADE
  );

  CREATE TABLE player_total (
    match_id  bigint NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    side      text NOT NULL CHECK (side IN ('home', 'away')),
    kind      text NOT NULL CHECK (kind IN ('points', 'rebounds', 'assists')),
    player_en text NOT NULL,
    player_zh text NOT NULL,
    value     integer NOT NULL,
    PRIMARY KEY (match_id, side, kind, player_en)
  );

  -- Plays that were trimmed do not count again when their source sends them again.
  CREATE TABLE match_figures (
    match_id      bigint PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    stats         jsonb NOT NULL,
    momentum      jsonb NOT NULL,
    trimmed       boolean NOT NULL DEFAULT false,
    trimmed_plays int4multirange NOT NULL DEFAULT '{}'
  );
  CREATE INDEX match_figures_whole ON match_figures (match_id) WHERE NOT trimmed;

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
    number   smallint,
    position text,
    line     smallint,
    absence  text,
    captain  boolean NOT NULL DEFAULT false,
    PRIMARY KEY (match_id, side, place)
  );
`
