import { sql, type Kysely } from 'kysely'

/** What managers announce in chat groups, and a list of the groups of the product. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE chat_announcement (
      id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      group_id   text NOT NULL REFERENCES chat_group (group_id),
      account_id integer NOT NULL REFERENCES account (id),
      text       text NOT NULL,
      created_at bigint NOT NULL
    );
    CREATE INDEX chat_announcement_of ON chat_announcement (group_id, id);
    CREATE INDEX chat_announcement_by ON chat_announcement (account_id);
    CREATE INDEX chat_group_product ON chat_group (group_id)
      WHERE group_id LIKE 'CHATGROUP\\_NORMAL\\_%' AND dismissed_at = 0;
  `.execute(db)
}
