import { sql, type Kysely } from 'kysely'

/** Accounts, sessions, guests, captchas, the ledger, check-ins, tasks and site settings. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE account (
      id             bigint GENERATED ALWAYS AS IDENTITY (START WITH 10001) PRIMARY KEY,
      account        text NOT NULL,
      password_hash  text,
      nick_name      text NOT NULL,
      avatar         text NOT NULL,
      signature      text NOT NULL DEFAULT '',
      status         smallint NOT NULL DEFAULT 1,
      is_anchor      smallint NOT NULL DEFAULT 0,
      anchor_level   integer NOT NULL DEFAULT 0,
      user_level     integer NOT NULL DEFAULT 1,
      vip_level      integer NOT NULL DEFAULT 0,
      vip_date       bigint NOT NULL DEFAULT 0,
      fans_count     integer NOT NULL DEFAULT 0,
      attent_count   integer NOT NULL DEFAULT 0,
      invite_code    text NOT NULL UNIQUE,
      invited_by     bigint REFERENCES account (id),
      sp_source      text NOT NULL DEFAULT '',
      regist_time    bigint NOT NULL,
      last_login     bigint NOT NULL DEFAULT 0,
      last_online    bigint NOT NULL DEFAULT 0,
      login_platform text NOT NULL DEFAULT ''
    );
    CREATE UNIQUE INDEX account_name ON account (lower(account));
    CREATE INDEX account_invited_by ON account (invited_by) WHERE invited_by IS NOT NULL;

    CREATE TABLE session (
      token_hash bytea PRIMARY KEY,
      account_id bigint NOT NULL REFERENCES account (id),
      created_at bigint NOT NULL,
      expires_at bigint NOT NULL
    );
    CREATE INDEX session_account ON session (account_id);
    CREATE INDEX session_expiry ON session (expires_at);

    CREATE TABLE guest (
      id         text PRIMARY KEY,
      nick_name  text NOT NULL,
      avatar     text NOT NULL,
      created_at bigint NOT NULL
    );

    CREATE TABLE captcha (
      id         text PRIMARY KEY,
      answer     text NOT NULL,
      expires_at bigint NOT NULL
    );
    CREATE INDEX captcha_expiry ON captcha (expires_at);

    CREATE TABLE login_failure (
      account  text PRIMARY KEY,
      failures integer NOT NULL,
      last_at  bigint NOT NULL
    );
  `.execute(db)

  await sql`
    CREATE TABLE ledger_account (
      id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      owner   text NOT NULL,
      asset   text NOT NULL CHECK (asset IN ('gold', 'diamond', 'point', 'money')),
      balance bigint NOT NULL DEFAULT 0 CHECK (balance >= 0),
      UNIQUE (owner, asset)
    );
    CREATE TABLE ledger_transaction (
      id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      idempotency_key text NOT NULL UNIQUE,
      kind            text NOT NULL,
      created_at      bigint NOT NULL
    );
    CREATE TABLE ledger_entry (
      transaction_id bigint NOT NULL REFERENCES ledger_transaction (id),
      account_id     bigint NOT NULL REFERENCES ledger_account (id),
      amount         bigint NOT NULL CHECK (amount <> 0),
      PRIMARY KEY (transaction_id, account_id)
    );
    CREATE INDEX ledger_entry_account ON ledger_entry (account_id, transaction_id);

    CREATE FUNCTION ledger_check_sum() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (
        SELECT FROM ledger_entry JOIN ledger_account ON ledger_account.id = ledger_entry.account_id
        WHERE transaction_id = NEW.transaction_id GROUP BY asset HAVING sum(amount) <> 0
      ) THEN
        RAISE EXCEPTION 'ledger transaction % does not add up to 0', NEW.transaction_id;
      END IF;
      RETURN NULL;
    END $$;
    CREATE CONSTRAINT TRIGGER ledger_sum AFTER INSERT ON ledger_entry
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_sum();

    CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'the ledger is only added to';
    END $$;
    CREATE TRIGGER ledger_entry_fixed BEFORE UPDATE OR DELETE ON ledger_entry
      FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
    CREATE TRIGGER ledger_transaction_fixed BEFORE UPDATE OR DELETE ON ledger_transaction
      FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
  `.execute(db)

  await sql`
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
      PRIMARY KEY (account_id, task, day)
    );
  `.execute(db)

  await sql`
    CREATE TABLE site_config (
      site  text NOT NULL,
      key   text NOT NULL,
      value jsonb NOT NULL,
      PRIMARY KEY (site, key)
    )
  `.execute(db)
}
