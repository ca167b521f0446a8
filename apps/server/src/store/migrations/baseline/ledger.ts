import { sql } from 'kysely'

/** The ledger of all money, gold, diamonds and points. */
export const ledger = sql`
  CREATE TABLE ledger_account (
    id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    owner    text NOT NULL,
    asset    text NOT NULL CHECK (asset IN ('gold', 'diamond', 'point', 'money')),
    balance  bigint NOT NULL DEFAULT 0 CHECK (balance >= 0),
    currency text NOT NULL DEFAULT '',
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
`
