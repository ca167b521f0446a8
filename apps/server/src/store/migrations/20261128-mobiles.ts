import { sql, type Kysely } from 'kysely'

/** Codes by SMS, the local provider's sent messages, and the names that members may still choose. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE sms_code (
      id bytea PRIMARY KEY,
      mobile text NOT NULL,
      purpose text NOT NULL,
      code_hash bytea NOT NULL,
      tries integer NOT NULL DEFAULT 0,
      sent_at bigint NOT NULL,
      expires_at bigint NOT NULL
    );
    CREATE INDEX sms_code_mobile ON sms_code (mobile, sent_at);
    CREATE INDEX sms_code_sent ON sms_code (sent_at);
    CREATE TABLE sms_outbox (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      mobile text NOT NULL,
      text text NOT NULL,
      sent_at bigint NOT NULL
    );
    CREATE INDEX sms_outbox_sent ON sms_outbox (sent_at);
    ALTER TABLE account ADD COLUMN has_own_name boolean NOT NULL DEFAULT true;
  `.execute(db)
}
