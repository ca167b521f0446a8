import { sql } from 'kysely'

/** Captchas, failed logins by name and network, devices that accounts were opened with, and codes. */
export const logIn = sql`
  CREATE TABLE captcha (
    id         text PRIMARY KEY,
    purpose    text NOT NULL,
    answer     text NOT NULL,
    proof      integer NOT NULL,
    expires_at bigint NOT NULL
  );
  CREATE INDEX captcha_expiry ON captcha (expires_at);

  CREATE TABLE login_failure (
    account  text NOT NULL,
    network  text NOT NULL,
    failures integer NOT NULL,
    last_at  bigint NOT NULL,
    PRIMARY KEY (account, network)
  );
  CREATE INDEX login_failure_network ON login_failure (network);

  CREATE TABLE known_device (
    account_id bigint NOT NULL REFERENCES account (id),
    device     bytea NOT NULL,
    last_at    bigint NOT NULL,
    PRIMARY KEY (account_id, device)
  );
  CREATE INDEX known_device_age ON known_device (last_at);

  CREATE TABLE login_code (
    code_hash  bytea PRIMARY KEY,
    session_id bigint NOT NULL REFERENCES session (id) ON DELETE CASCADE,
    expires_at bigint NOT NULL
  );
  CREATE INDEX login_code_session ON login_code (session_id);
  CREATE INDEX login_code_expiry ON login_code (expires_at);

  CREATE TABLE sms_code (
    id         bytea PRIMARY KEY,
    mobile     text NOT NULL,
    purpose    text NOT NULL,
    code_hash  bytea NOT NULL,
    tries      integer NOT NULL DEFAULT 0,
    sent_at    bigint NOT NULL,
    expires_at bigint NOT NULL,
    by_owner   boolean NOT NULL DEFAULT false,
    network    text NOT NULL DEFAULT ''
  );
  CREATE INDEX sms_code_mobile ON sms_code (mobile, sent_at);
  CREATE INDEX sms_code_sent ON sms_code (sent_at);

  -- What the local provider of messages has sent.
  CREATE TABLE sms_outbox (
    id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    mobile  text NOT NULL,
    text    text NOT NULL,
    sent_at bigint NOT NULL
  );
  CREATE INDEX sms_outbox_sent ON sms_outbox (sent_at);
`
