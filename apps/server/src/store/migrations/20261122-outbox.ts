import { sql, type Kysely } from 'kysely'

/** Host messages from the transaction of what they tell of until they are sent. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE outbox (
      id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      target     text NOT NULL,
      message    text NOT NULL,
      created_at bigint NOT NULL,
      due_at     bigint NOT NULL,
      expires_at bigint NOT NULL,
      attempts   integer NOT NULL DEFAULT 0,
      last_error text,
      sent_at    bigint
    );
    CREATE INDEX outbox_waiting ON outbox (target, id) WHERE sent_at IS NULL;
    CREATE INDEX outbox_expiry ON outbox (expires_at);
  `.execute(db)
}
