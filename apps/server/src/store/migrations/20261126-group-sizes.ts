import { sql, type Kysely } from 'kysely'

/** How many members each group has: counting them at each read and join would cost the size of the group. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- A process of the version before may still write members.
    LOCK TABLE group_member IN SHARE ROW EXCLUSIVE MODE;
    CREATE TABLE group_size (
      group_id text PRIMARY KEY,
      members  bigint NOT NULL
    );
    INSERT INTO group_size (group_id, members) SELECT group_id, count(*) FROM group_member GROUP BY group_id;

    CREATE FUNCTION note_members() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO group_size (group_id, members)
      SELECT group_id, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END FROM touched GROUP BY group_id ORDER BY group_id
      ON CONFLICT (group_id) DO UPDATE SET members = group_size.members + excluded.members;
      RETURN NULL;
    END
    $$;
    CREATE TRIGGER group_member_added AFTER INSERT ON group_member
      REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_members();
    CREATE TRIGGER group_member_removed AFTER DELETE ON group_member
      REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_members();
  `.execute(db)
}
