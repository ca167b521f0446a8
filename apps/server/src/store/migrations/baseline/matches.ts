import { sql } from 'kysely'

/** Matches, who collects them, and the votes on them. */
export const matches = sql`
  CREATE SEQUENCE imported_match_id START WITH 1000000;

  -- The natural keys of different sources may be equal. The counts of days and leagues read only
  -- match_day_kickoff, in which nothing changes while a match is played.
  CREATE TABLE match (
    id             bigint PRIMARY KEY,
    sport_id       smallint NOT NULL,
    competition_id bigint NOT NULL REFERENCES competition (id),
    home_id        bigint NOT NULL REFERENCES team (id),
    away_id        bigint NOT NULL REFERENCES team (id),
    day            integer NOT NULL,
    kickoff_time   bigint NOT NULL,
    origin         text NOT NULL,
    natural_key    text,
    round          text NOT NULL,
    venue          text NOT NULL DEFAULT '',
    referee        text NOT NULL DEFAULT '',
    plan           jsonb,
    status         smallint NOT NULL,
    state          jsonb NOT NULL,
    odds           jsonb,
    stamp          bigint NOT NULL,
    wakes_at       bigint NOT NULL,
    settled        boolean NOT NULL,
    stage_id       bigint REFERENCES stage (id),
    changed_in     bigint NOT NULL DEFAULT 0,
    decided        boolean NOT NULL DEFAULT false,
    awarded        boolean NOT NULL
                   GENERATED ALWAYS AS (decided OR coalesce(plan #>> '{record,outcome}' = 'awarded', false)) STORED,
    UNIQUE (origin, natural_key)
  );
  CREATE INDEX match_awake ON match (wakes_at) WHERE NOT settled;
  CREATE INDEX match_seed ON match ((plan -> 'plan' ->> 'seed'), day) WHERE origin = 'simulation';
  CREATE INDEX match_recorded_date ON match ((plan -> 'record' ->> 'date')) WHERE origin = 'import';
  CREATE INDEX match_stage ON match (stage_id, kickoff_time) WHERE stage_id IS NOT NULL;
  CREATE INDEX match_home ON match (home_id, kickoff_time);
  CREATE INDEX match_away ON match (away_id, kickoff_time);
  CREATE INDEX match_to_tell ON match (kickoff_time) WHERE plan IS NOT NULL;
  CREATE INDEX match_stage_real ON match (stage_id) WHERE stage_id IS NOT NULL AND origin <> 'simulation';
  CREATE INDEX match_day_kickoff ON match (day, sport_id, kickoff_time) INCLUDE (competition_id, origin);
  CREATE INDEX match_competition ON match (competition_id, kickoff_time);
  CREATE INDEX match_without_stage ON match (competition_id, kickoff_time) WHERE stage_id IS NULL;

  -- Stamps are of the clock of the source, so lists that are read again compare transactions.
  CREATE FUNCTION note_match_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.changed_in := pg_current_xact_id()::text::bigint;
      RETURN NEW;
    END $$;
  CREATE TRIGGER match_change BEFORE INSERT
    OR UPDATE OF competition_id, home_id, away_id, kickoff_time, round, status, state, odds, stamp ON match
    FOR EACH ROW EXECUTE FUNCTION note_match_change();

  -- A match that somebody has collected cannot be deleted.
  CREATE TABLE match_attention (
    seq        bigint GENERATED ALWAYS AS IDENTITY,
    viewer     text NOT NULL,
    match_id   bigint NOT NULL REFERENCES match (id),
    created_at bigint NOT NULL,
    PRIMARY KEY (viewer, match_id)
  );
  CREATE INDEX match_attention_match ON match_attention (match_id);

  CREATE TABLE match_vote (
    match_id   bigint NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    viewer     text NOT NULL,
    vote       text NOT NULL CHECK (vote IN ('home', 'draw', 'away')),
    created_at bigint NOT NULL,
    PRIMARY KEY (match_id, viewer)
  );
  CREATE INDEX match_vote_viewer ON match_vote (viewer);
`
