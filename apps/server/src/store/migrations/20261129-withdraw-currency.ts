import { sql, type Kysely } from 'kysely'

/** The money of a member has one currency, that of what first came in; and what operators have paid in. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE ledger_account ADD currency text NOT NULL DEFAULT '';
    UPDATE ledger_account SET currency = withdraw.currency
    FROM withdraw WHERE asset = 'money' AND owner = 'user:' || withdraw.account_id;

    CREATE TABLE money_credit (
      id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id integer NOT NULL REFERENCES account (id),
      cents      bigint NOT NULL CHECK (cents > 0),
      currency   text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
      reason     text NOT NULL
    )
  `.execute(db)
}
