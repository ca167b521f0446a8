import { sql } from 'kysely'

/** Quizzes on the results of matches, and what members have staked. */
export const quizzes = sql`
  CREATE TABLE quiz (
    id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    liveid       integer NOT NULL REFERENCES account (id),
    match_id     bigint NOT NULL REFERENCES match (id),
    template     text NOT NULL,
    line         smallint NOT NULL,
    closes_at    bigint NOT NULL,
    opened_total smallint NOT NULL,
    created_at   bigint NOT NULL,
    state        text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'settled', 'void')),
    winner       text,
    ended_at     bigint NOT NULL DEFAULT 0,
    CHECK ((state = 'settled') = (winner IS NOT NULL))
  );
  CREATE INDEX quiz_of_match ON quiz (match_id, id);
  CREATE INDEX quiz_of_room ON quiz (liveid, id);
  CREATE INDEX quiz_open ON quiz (match_id, liveid) WHERE state = 'open';

  CREATE TABLE quiz_pool (
    quiz_id integer NOT NULL REFERENCES quiz (id),
    option  text NOT NULL,
    gold    bigint NOT NULL DEFAULT 0 CHECK (gold >= 0),
    members integer NOT NULL DEFAULT 0,
    PRIMARY KEY (quiz_id, option)
  );

  CREATE TABLE quiz_stake (
    id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    quiz_id    integer NOT NULL REFERENCES quiz (id),
    account_id integer NOT NULL REFERENCES account (id),
    option     text NOT NULL,
    gold       integer NOT NULL CHECK (gold > 0),
    payout     bigint NOT NULL DEFAULT 0 CHECK (payout >= 0),
    created_at bigint NOT NULL,
    UNIQUE (quiz_id, account_id)
  );
  CREATE INDEX quiz_stake_of_member ON quiz_stake (account_id, id);
`
