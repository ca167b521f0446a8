import { sql, type Kysely } from 'kysely'

/** Where the money of members can be sent, and what they have asked for. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE payout_account (
      id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id integer NOT NULL REFERENCES account (id),
      method     text NOT NULL,
      name       text NOT NULL,
      number     text NOT NULL,
      created_at bigint NOT NULL,
      UNIQUE (account_id, method, number)
    );

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
    CREATE INDEX withdraw_open ON withdraw (id) WHERE status < 2
  `.execute(db)
}
