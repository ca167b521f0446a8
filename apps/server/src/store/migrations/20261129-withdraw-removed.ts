import { sql, type Kysely } from 'kysely'

/** Members remove accounts to which money is sent, and may add them again. Plans that have not ended are found by their id. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE payout_account
      ADD removed_at bigint NOT NULL DEFAULT 0,
      DROP CONSTRAINT payout_account_account_id_method_number_key;
    CREATE UNIQUE INDEX payout_account_in_use ON payout_account (account_id, method, number) WHERE removed_at = 0;
    CREATE INDEX payout_account_of ON payout_account (account_id, id);
    CREATE INDEX withdraw_to ON withdraw (payout_id);
    CREATE INDEX plan_open ON plan (id) WHERE result IS NULL
  `.execute(db)
}
