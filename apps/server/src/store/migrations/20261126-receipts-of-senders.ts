import { sql, type Kysely } from 'kysely'

/**
 * The sender of a message finds its new receipts by their transaction, and nobody else is told of them. Older receipts
 * have changed their messages instead.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE message_receipt ADD COLUMN sender text, ADD COLUMN changed xid8;
    ALTER TABLE message_receipt ALTER COLUMN changed SET DEFAULT pg_current_xact_id();
    CREATE INDEX message_receipt_of ON message_receipt (sender, changed) WHERE sender IS NOT NULL;
  `.execute(db)
}
