import { sql } from 'kysely'

/** Applications, feedback, reports of users, and what the product tells a member. */
export const service = sql`
  CREATE TABLE application (
    id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id   integer NOT NULL REFERENCES account (id),
    type         text NOT NULL,
    real_name    text NOT NULL,
    contact      text NOT NULL,
    statement    text NOT NULL,
    pictures     text[] NOT NULL,
    state        text NOT NULL DEFAULT 'pending',
    reason       text NOT NULL DEFAULT '',
    submitted_at bigint NOT NULL,
    decided_at   bigint NOT NULL DEFAULT 0
  );
  CREATE INDEX application_of ON application (account_id, type, id);
  CREATE UNIQUE INDEX application_pending ON application (account_id, type) WHERE state = 'pending';
  CREATE INDEX application_queue ON application (id) WHERE state = 'pending';

  CREATE TABLE feedback (
    id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id     text NOT NULL,
    text        text NOT NULL,
    contact     text NOT NULL,
    pictures    text[] NOT NULL,
    created_at  bigint NOT NULL,
    answer      text NOT NULL DEFAULT '',
    answered_at bigint NOT NULL DEFAULT 0
  );
  CREATE INDEX feedback_of ON feedback (user_id, id);
  CREATE INDEX feedback_queue ON feedback (id) WHERE answered_at = 0;

  CREATE TABLE user_report (
    id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id    text NOT NULL,
    type       text NOT NULL,
    subject_id text NOT NULL,
    reason     text NOT NULL,
    text       text NOT NULL,
    evidence   json NOT NULL,
    created_at bigint NOT NULL,
    outcome    text NOT NULL DEFAULT '',
    closed_at  bigint NOT NULL DEFAULT 0
  );
  CREATE INDEX user_report_queue ON user_report (id) WHERE closed_at = 0;
  CREATE INDEX user_report_subject ON user_report (type, subject_id, id);

  CREATE TABLE notice (
    id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id integer NOT NULL REFERENCES account (id),
    kind       text NOT NULL,
    type       text NOT NULL,
    data       json NOT NULL,
    created_at bigint NOT NULL,
    is_read    boolean NOT NULL DEFAULT false
  );
  CREATE INDEX notice_of ON notice (account_id, kind, id);
  CREATE INDEX notice_unread ON notice (account_id, kind) WHERE NOT is_read;

  -- Of what a member is told while the app is closed, and when not.
  CREATE TABLE notice_settings (
    account_id   integer PRIMARY KEY REFERENCES account (id),
    goal         boolean NOT NULL DEFAULT true,
    kick_off     boolean NOT NULL DEFAULT true,
    on_air       boolean NOT NULL DEFAULT true,
    plan_settled boolean NOT NULL DEFAULT true,
    quiet_from   text NOT NULL DEFAULT '00:00',
    quiet_to     text NOT NULL DEFAULT '00:00',
    zone         text NOT NULL DEFAULT 'Asia/Shanghai'
  );
`
