import { sql } from 'kysely'

/** Groups, their members and topics, who asks to join, and which groups users have left. */
export const groups = sql`
  CREATE TABLE chat_group (
    group_id         text PRIMARY KEY,
    type             text NOT NULL CHECK (type IN ('Private', 'Public', 'ChatRoom', 'AVChatRoom', 'Community')),
    name             text NOT NULL,
    avatar           text NOT NULL DEFAULT '',
    introduction     text NOT NULL DEFAULT '',
    notification     text NOT NULL DEFAULT '',
    owner_id         text NOT NULL,
    join_option      text NOT NULL CHECK (join_option IN ('FreeAccess', 'NeedPermission', 'DisableApply')),
    max_member_count integer NOT NULL,
    mute_all         boolean NOT NULL DEFAULT false,
    slow_mode        integer NOT NULL DEFAULT 0,
    created_at       bigint NOT NULL,
    is_support_topic boolean NOT NULL DEFAULT false CHECK (type = 'Community' OR NOT is_support_topic),
    web_push         boolean NOT NULL DEFAULT true,
    min_level        integer NOT NULL DEFAULT 0 CHECK (min_level >= 0),
    invite_option    text NOT NULL DEFAULT 'DisableInvite'
                     CHECK (invite_option IN ('FreeAccess', 'NeedPermission', 'DisableInvite')),
    info_seq         bigint NOT NULL DEFAULT 1,
    info_time        bigint NOT NULL DEFAULT 0,
    custom_fields    jsonb NOT NULL DEFAULT '{}',
    dismissed_at     bigint NOT NULL DEFAULT 0,
    changed          xid8 DEFAULT pg_current_xact_id()
  );
  CREATE INDEX chat_group_uploads ON chat_group
    USING gin (upload_names(avatar || ' ' || introduction || ' ' || notification))
    WHERE upload_names(avatar || ' ' || introduction || ' ' || notification) <> '{}';
  CREATE INDEX chat_group_owner ON chat_group (owner_id);
  CREATE INDEX chat_group_product ON chat_group (group_id)
    WHERE group_id LIKE 'CHATGROUP\\_NORMAL\\_%' AND dismissed_at = 0;
  CREATE TRIGGER chat_group_changed BEFORE UPDATE ON chat_group
    FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_change();

  CREATE TABLE group_member (
    group_id      text NOT NULL REFERENCES chat_group (group_id),
    user_id       text NOT NULL,
    role          text NOT NULL CHECK (role IN ('Owner', 'Admin', 'Member', 'Custom')),
    name_card     text NOT NULL DEFAULT '',
    joined_at     bigint NOT NULL,
    custom_fields jsonb NOT NULL DEFAULT '{}',
    changed       xid8 DEFAULT pg_current_xact_id(),
    PRIMARY KEY (group_id, user_id)
  );
  CREATE INDEX group_member_user ON group_member (user_id);
  CREATE INDEX group_member_joined ON group_member (group_id, joined_at, user_id);
  CREATE INDEX group_member_role ON group_member (group_id, role, joined_at, user_id) WHERE role <> 'Member';
  CREATE TRIGGER group_member_changed BEFORE UPDATE ON group_member
    FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_change();

  -- Counting the members at each read and join would cost the size of the group.
  CREATE TABLE group_size (
    group_id text PRIMARY KEY,
    members  bigint NOT NULL
  );

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

  CREATE TABLE group_departure (
    user_id  text NOT NULL,
    group_id text NOT NULL,
    left_at  bigint NOT NULL,
    changed  xid8 NOT NULL DEFAULT pg_current_xact_id(),
    PRIMARY KEY (user_id, group_id)
  );
  CREATE INDEX group_departure_time ON group_departure (left_at);

  -- What is said in a topic is a group conversation with the id of the topic.
  CREATE TABLE topic (
    topic_id     text PRIMARY KEY,
    group_id     text NOT NULL REFERENCES chat_group (group_id),
    name         text NOT NULL,
    avatar       text NOT NULL DEFAULT '',
    introduction text NOT NULL DEFAULT '',
    notification text NOT NULL DEFAULT '',
    custom_data  text NOT NULL DEFAULT '',
    mute_all     boolean NOT NULL DEFAULT false,
    created_at   bigint NOT NULL,
    CHECK (starts_with(topic_id, group_id || '@TOPIC#_'))
  );
  CREATE INDEX topic_group ON topic (group_id, topic_id);
  CREATE INDEX topic_uploads ON topic
    USING gin (upload_names(avatar || ' ' || introduction || ' ' || notification || ' ' || custom_data))
    WHERE upload_names(avatar || ' ' || introduction || ' ' || notification || ' ' || custom_data) <> '{}';
`
