import { sql } from 'kysely'

/** Check-ins, tasks, and how long members are online on a day. */
export const tasks = sql`
  CREATE TABLE check_in (
    account_id bigint NOT NULL REFERENCES account (id),
    day        text NOT NULL,
    nth        smallint NOT NULL CHECK (nth BETWEEN 1 AND 8),
    streak     integer NOT NULL CHECK (streak > 0),
    award      integer NOT NULL,
    made_up    boolean NOT NULL DEFAULT false,
    created_at bigint NOT NULL,
    PRIMARY KEY (account_id, day)
  );

  CREATE TABLE task_progress (
    account_id bigint NOT NULL REFERENCES account (id),
    task       text NOT NULL,
    day        text NOT NULL,
    stage      integer NOT NULL DEFAULT 0 CHECK (stage >= 0),
    received   integer NOT NULL DEFAULT 0 CHECK (received BETWEEN 0 AND stage),
    counted_at bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (account_id, task, day)
  );

  CREATE TABLE online_time (
    account_id bigint NOT NULL REFERENCES account (id),
    day        text NOT NULL,
    seconds    integer NOT NULL,
    counted_to bigint NOT NULL,
    PRIMARY KEY (account_id, day)
  );
  CREATE INDEX online_time_day ON online_time (day);
`
