import { sql, type Kysely } from 'kysely'

/** The version of each list of a user, and the transaction of its last change. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE user_list (
      user_id text NOT NULL,
      kind    text NOT NULL,
      version bigint NOT NULL DEFAULT 1,
      changed xid8 NOT NULL DEFAULT pg_current_xact_id(),
      PRIMARY KEY (user_id, kind)
    );
    CREATE TRIGGER user_list_changed BEFORE UPDATE OF version ON user_list
      FOR EACH ROW EXECUTE FUNCTION note_change();
    INSERT INTO user_list (user_id, kind) SELECT DISTINCT user_id, 'blocklist' FROM block_list;
  `.execute(db)
}
