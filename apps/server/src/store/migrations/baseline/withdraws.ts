import { sql } from 'kysely'

/** Where the money of members can be sent, what they have asked for, and what operators have paid in. */
export const withdraws = sql`
  -- Members may add an account again that they have removed.
  CREATE TABLE payout_account (
    id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id integer NOT NULL REFERENCES account (id),
    method     text NOT NULL,
    name       text NOT NULL,
    number     text NOT NULL,
    created_at bigint NOT NULL,
    removed_at bigint NOT NULL DEFAULT 0
  );
  CREATE UNIQUE INDEX payout_account_in_use ON payout_account (account_id, method, number) WHERE removed_at = 0;
  CREATE INDEX payout_account_of ON payout_account (account_id, id);

  CREATE TABLE withdraw (
    id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id integer NOT NULL REFERENCES account (id),
    payout_id  integer NOT NULL REFERENCES payout_account (id),
    cents      bigint NOT NULL CHECK (cents > 0),
    fee        bigint NOT NULL CHECK (fee >= 0 AND fee < cents),
    currency   text NOT NULL,
    status     smallint NOT NULL DEFAULT 0 CHECK (status BETWEEN 0 AND 3),
    reason     text NOT NULL DEFAULT '',
    created_at bigint NOT NULL,
    ended_at   bigint NOT NULL DEFAULT 0,
    CHECK ((ended_at > 0) = (status >= 2))
  );
  CREATE INDEX withdraw_of ON withdraw (account_id, id);
  CREATE INDEX withdraw_open ON withdraw (id) WHERE status < 2;
  CREATE INDEX withdraw_to ON withdraw (payout_id);

  -- A credit is known by its ref, so that a repeated command pays once.
  CREATE TABLE money_credit (
    id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id integer NOT NULL REFERENCES account (id),
    cents      bigint NOT NULL CHECK (cents > 0),
    currency   text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
    reason     text NOT NULL,
    ref        text UNIQUE CHECK (ref <> '')
  );
`
