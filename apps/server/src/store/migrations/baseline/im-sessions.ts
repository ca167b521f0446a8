import { sql } from 'kysely'

/** Sessions of the gateway, devices, replies to keyed requests, and mutes and bans. */
export const imSessions = sql`
  CREATE TABLE im_session (
    key_hash      bytea PRIMARY KEY,
    id            bigint GENERATED ALWAYS AS IDENTITY,
    user_id       text NOT NULL,
    instance_id   text NOT NULL,
    platform      integer NOT NULL,
    expires_at    bigint NOT NULL,
    kick_type     smallint NOT NULL DEFAULT 0 CHECK (kick_type BETWEEN 0 AND 3),
    app_state     text NOT NULL DEFAULT 'Foreground' CHECK (app_state IN ('Foreground', 'Background')),
    unread_count  integer NOT NULL DEFAULT 0,
    push_token    json,
    opened_at     bigint NOT NULL DEFAULT 0,
    seen_at       bigint NOT NULL DEFAULT 0,
    kicked_at     timestamptz,
    login_session bigint,
    device_brand  text NOT NULL DEFAULT '',
    is_uniapp     boolean NOT NULL DEFAULT false,
    is_closed     boolean NOT NULL DEFAULT false
  );
  CREATE INDEX im_session_user ON im_session (user_id);
  CREATE INDEX im_session_expiry ON im_session (expires_at);
  CREATE INDEX im_session_kicked ON im_session (kicked_at) WHERE kicked_at IS NOT NULL;
  CREATE INDEX im_session_login ON im_session (login_session) WHERE login_session IS NOT NULL;
  CREATE INDEX im_session_token ON im_session ((push_token ->> 'deviceToken')) WHERE push_token IS NOT NULL;
  CREATE INDEX im_session_closed ON im_session (instance_id) WHERE is_closed;

  -- Kept for longer than sessions.
  CREATE TABLE chat_device (
    user_id     text NOT NULL,
    instance_id text NOT NULL,
    seen_at     bigint NOT NULL,
    PRIMARY KEY (user_id, instance_id)
  );
  CREATE INDEX chat_device_seen ON chat_device (seen_at);

  CREATE TABLE request_answer (
    id          bigint GENERATED ALWAYS AS IDENTITY,
    user_id     text NOT NULL,
    command     text NOT NULL,
    request_key text NOT NULL,
    answer      json,
    answered_at bigint NOT NULL,
    body_hash   text,
    PRIMARY KEY (user_id, command, request_key)
  );
  CREATE INDEX request_answer_of_user ON request_answer (user_id, id);
  CREATE INDEX request_answer_age ON request_answer (answered_at);

  CREATE TABLE restriction (
    user_id      text NOT NULL,
    subject_type text NOT NULL CHECK (subject_type IN ('user', 'device', 'network')),
    subject      text NOT NULL,
    group_id     text NOT NULL,
    kind         text NOT NULL CHECK (kind IN ('mute', 'ban')),
    until        bigint NOT NULL,
    created_at   bigint NOT NULL,
    changed_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
    origin       text NOT NULL DEFAULT 'operator' CHECK (origin IN ('operator', 'manager')),
    PRIMARY KEY (user_id, subject_type, subject, group_id, kind)
  );
  CREATE INDEX restriction_subject ON restriction (subject_type, subject);
  CREATE INDEX restriction_changed ON restriction (changed_at);
  CREATE INDEX restriction_until ON restriction (until);
  CREATE INDEX restriction_group ON restriction (group_id, kind, until) WHERE subject_type = 'user';
`
