import { sql } from 'kysely'

/** Members, their sessions, guests, who follows whom, and what has happened to an account. */
export const accounts = sql`
  CREATE TABLE account (
    id             bigint GENERATED ALWAYS AS IDENTITY (START WITH 10001) PRIMARY KEY,
    account        text NOT NULL,
    password_hash  text,
    nick_name      text NOT NULL,
    avatar         text NOT NULL,
    signature      text NOT NULL DEFAULT '',
    status         smallint NOT NULL DEFAULT 1,
    is_anchor      smallint NOT NULL DEFAULT 0,
    anchor_level   integer NOT NULL DEFAULT 0,
    user_level     integer NOT NULL DEFAULT 1,
    vip_level      integer NOT NULL DEFAULT 0,
    vip_date       bigint NOT NULL DEFAULT 0,
    fans_count     integer NOT NULL DEFAULT 0,
    attent_count   integer NOT NULL DEFAULT 0,
    invite_code    text NOT NULL UNIQUE,
    invited_by     bigint REFERENCES account (id),
    sp_source      text NOT NULL DEFAULT '',
    regist_time    bigint NOT NULL,
    last_login     bigint NOT NULL DEFAULT 0,
    last_online    bigint NOT NULL DEFAULT 0,
    login_platform text NOT NULL DEFAULT '',
    is_master      boolean NOT NULL DEFAULT false,
    sigs_since     bigint NOT NULL DEFAULT 0,
    is_service     boolean NOT NULL DEFAULT false,
    nick_name_pt   text NOT NULL DEFAULT '',
    signature_pt   text NOT NULL DEFAULT '',
    mobile         text,
    sharing_ratio  smallint NOT NULL DEFAULT 50 CHECK (sharing_ratio BETWEEN 0 AND 100),
    has_own_name   boolean NOT NULL DEFAULT true,
    leaves_at      bigint NOT NULL DEFAULT 0,
    third_member   text NOT NULL DEFAULT '',
    tag            smallint NOT NULL DEFAULT 0
  );
  CREATE UNIQUE INDEX account_name ON account (lower(account));
  CREATE INDEX account_uploads ON account USING gin (upload_names(avatar)) WHERE upload_names(avatar) <> '{}';
  CREATE INDEX account_anchor ON account (id) WHERE is_anchor = 1;
  CREATE UNIQUE INDEX account_mobile ON account (mobile) WHERE mobile IS NOT NULL;
  CREATE INDEX account_invitees ON account (invited_by, id) WHERE invited_by IS NOT NULL;
  CREATE INDEX account_nick_name ON account (nick_name);
  CREATE INDEX account_tag ON account (id) WHERE tag > 0;

  -- A translation goes with the text that it translates.
  CREATE FUNCTION forget_translation() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.nick_name <> OLD.nick_name AND NEW.nick_name_pt = OLD.nick_name_pt THEN NEW.nick_name_pt := ''; END IF;
      IF NEW.signature <> OLD.signature AND NEW.signature_pt = OLD.signature_pt THEN NEW.signature_pt := ''; END IF;
      RETURN NEW;
    END $$;
  CREATE TRIGGER account_translation BEFORE UPDATE OF nick_name, signature ON account
    FOR EACH ROW EXECUTE FUNCTION forget_translation();

  CREATE TABLE session (
    token_hash bytea PRIMARY KEY,
    account_id bigint NOT NULL REFERENCES account (id),
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    id         bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    platform   text NOT NULL DEFAULT 'h5',
    device     text NOT NULL DEFAULT '',
    seen_at    bigint NOT NULL DEFAULT 0,
    network    text NOT NULL DEFAULT ''
  );
  CREATE INDEX session_expiry ON session (expires_at);
  CREATE INDEX session_account ON session (account_id, id);

  CREATE TABLE guest (
    id         text PRIMARY KEY,
    nick_name  text NOT NULL,
    avatar     text NOT NULL,
    created_at bigint NOT NULL,
    network    text NOT NULL DEFAULT '',
    seen_at    bigint NOT NULL DEFAULT 0,
    account_id bigint REFERENCES account (id),
    signature  text NOT NULL DEFAULT ''
  );
  CREATE INDEX guest_uploads ON guest USING gin (upload_names(avatar)) WHERE upload_names(avatar) <> '{}';
  CREATE INDEX guest_seen ON guest (seen_at);
  CREATE INDEX guest_network ON guest (network, created_at) WHERE network <> '';
  CREATE INDEX guest_member ON guest (account_id) WHERE account_id IS NOT NULL;

  CREATE TABLE follow (
    follower_id integer NOT NULL REFERENCES account (id),
    followed_id integer NOT NULL REFERENCES account (id),
    since       bigint NOT NULL,
    is_on       boolean NOT NULL,
    PRIMARY KEY (follower_id, followed_id)
  );
  CREATE INDEX follow_fans ON follow (followed_id, since DESC, follower_id) WHERE is_on;
  CREATE INDEX follow_fan_ids ON follow (followed_id, follower_id) WHERE is_on;

  CREATE TABLE follow_count (
    account_id integer PRIMARY KEY REFERENCES account (id),
    fans       integer NOT NULL DEFAULT 0,
    follows    integer NOT NULL DEFAULT 0
  );

  CREATE TABLE account_log (
    id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id bigint NOT NULL REFERENCES account (id),
    kind       text NOT NULL,
    type       text NOT NULL,
    detail     text NOT NULL,
    created_at bigint NOT NULL
  );
  CREATE INDEX account_log_of ON account_log (account_id, kind, id);
  CREATE INDEX account_log_age ON account_log (created_at);
`
