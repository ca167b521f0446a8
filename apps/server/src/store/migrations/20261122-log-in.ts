import { sql, type Kysely } from 'kysely'

/** Captchas with a purpose and a proof, failures by name and network, and devices that accounts were opened with. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // What both tables held lived for minutes.
  await sql`
    DROP TABLE captcha;
    CREATE TABLE captcha (
      id         text PRIMARY KEY,
      purpose    text NOT NULL,
      answer     text NOT NULL,
      proof      integer NOT NULL,
      expires_at bigint NOT NULL
    );
    CREATE INDEX captcha_expiry ON captcha (expires_at);

    DROP TABLE login_failure;
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
  `.execute(db)
}
