import { sql, type Kysely } from 'kysely'

/** What the owners and admins of groups change, and who asks to join. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE chat_group
      ADD COLUMN invite_option text NOT NULL DEFAULT 'DisableInvite'
        CHECK (invite_option IN ('FreeAccess', 'NeedPermission', 'DisableInvite')),
      ADD COLUMN info_seq bigint NOT NULL DEFAULT 1,
      ADD COLUMN info_time bigint NOT NULL DEFAULT 0,
      ADD COLUMN custom_fields jsonb NOT NULL DEFAULT '{}',
      ADD COLUMN dismissed_at bigint NOT NULL DEFAULT 0,
      ADD COLUMN changed xid8;
    UPDATE chat_group SET invite_option = 'FreeAccess' WHERE type IN ('Private', 'Community');
    UPDATE chat_group SET info_time = created_at;
    ALTER TABLE chat_group ALTER COLUMN changed SET DEFAULT pg_current_xact_id();
    CREATE INDEX chat_group_owner ON chat_group (owner_id);

    ALTER TABLE group_member DROP CONSTRAINT group_member_role_check;
    ALTER TABLE group_member
      ADD CONSTRAINT group_member_role_check CHECK (role IN ('Owner', 'Admin', 'Member', 'Custom')),
      ADD COLUMN custom_fields jsonb NOT NULL DEFAULT '{}',
      ADD COLUMN changed xid8;
    ALTER TABLE group_member ALTER COLUMN changed SET DEFAULT pg_current_xact_id();
    CREATE INDEX group_member_joined ON group_member (group_id, joined_at, user_id);
    CREATE INDEX group_member_role ON group_member (group_id, role, joined_at, user_id) WHERE role <> 'Member';

    CREATE TRIGGER chat_group_changed BEFORE UPDATE ON chat_group
      FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_change();
    CREATE TRIGGER group_member_changed BEFORE UPDATE ON group_member
      FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_change();

    CREATE TABLE group_application (
      group_id   text NOT NULL REFERENCES chat_group (group_id),
      applicant  text NOT NULL,
      kind       text NOT NULL CHECK (kind IN ('join', 'invite')),
      id         bigint NOT NULL UNIQUE GENERATED ALWAYS AS IDENTITY,
      inviter    text NOT NULL DEFAULT '',
      message    text NOT NULL DEFAULT '',
      created_at bigint NOT NULL,
      is_open    boolean NOT NULL DEFAULT true,
      PRIMARY KEY (group_id, applicant, kind)
    );
    CREATE INDEX group_application_open ON group_application (group_id, id) WHERE is_open;
  `.execute(db)
}
