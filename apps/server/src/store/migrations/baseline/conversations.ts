import { sql } from 'kysely'

/** Conversations, what each is to one user, and those between strangers. */
export const conversations = sql`
  CREATE TABLE conversation (
    conv_id    text PRIMARY KEY,
    seq        bigint NOT NULL DEFAULT 0,
    purged_seq bigint NOT NULL DEFAULT 0,
    last_time  bigint NOT NULL DEFAULT 0,
    changed    xid8 DEFAULT pg_current_xact_id()
  );
  CREATE TRIGGER conversation_changed BEFORE UPDATE OF seq ON conversation
    FOR EACH ROW EXECUTE FUNCTION note_change();

  -- No two rows share a number of this sequence, so a version grows with each change of a row, also when the row
  -- is deleted and made again.
  CREATE SEQUENCE user_conversation_version AS bigint;

  -- remind is null until the user sets it: then that of the community applies to a topic.
  CREATE TABLE user_conversation (
    user_id          text NOT NULL,
    conv_id          text NOT NULL,
    read_seq         bigint NOT NULL DEFAULT 0,
    changed          xid8 DEFAULT pg_current_xact_id(),
    read_at          bigint NOT NULL DEFAULT 0,
    pinned_at        bigint NOT NULL DEFAULT 0,
    marks            bit(64) NOT NULL DEFAULT 0::bit(64),
    custom_data      text NOT NULL DEFAULT '',
    group_ids        integer[] NOT NULL DEFAULT '{}',
    remind           smallint CHECK (remind IN (0, 1, 2)),
    clear_seq        bigint NOT NULL DEFAULT 0,
    deleted_seq      bigint NOT NULL DEFAULT 0,
    version          bigint NOT NULL DEFAULT nextval('user_conversation_version'),
    deleted_mentions bigint[] NOT NULL DEFAULT '{}',
    PRIMARY KEY (user_id, conv_id)
  );
  CREATE INDEX user_conversation_of ON user_conversation (conv_id);
  CREATE INDEX user_conversation_discarded ON user_conversation (user_id) WHERE remind = 1;
  CREATE TRIGGER user_conversation_changed BEFORE UPDATE OF read_seq ON user_conversation
    FOR EACH ROW EXECUTE FUNCTION note_change();

  CREATE FUNCTION note_version() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.changed := pg_current_xact_id();
      NEW.version := nextval('user_conversation_version');
      RETURN NEW;
    END $$;
  CREATE TRIGGER user_conversation_version
    BEFORE UPDATE OF pinned_at, marks, custom_data, group_ids, remind, clear_seq, deleted_seq, deleted_mentions
    ON user_conversation FOR EACH ROW EXECUTE FUNCTION note_version();

  -- The rows of user_conversation have the numbers of theirs.
  CREATE TABLE conversation_group (
    id      integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id text NOT NULL,
    name    text NOT NULL,
    UNIQUE (user_id, name)
  );

  CREATE TABLE private_opening (
    conv_id   text PRIMARY KEY,
    opener    text NOT NULL,
    network   text,
    opened_at bigint NOT NULL,
    sent      text[] NOT NULL
  );
  CREATE INDEX private_opening_opener ON private_opening (opener, opened_at);
  CREATE INDEX private_opening_network ON private_opening (network, opened_at) WHERE network IS NOT NULL;
`
