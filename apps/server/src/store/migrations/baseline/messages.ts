import { sql } from 'kysely'

/**
 * Messages, and what happens to them after they were sent: revoked, changed, extended, read with a receipt, deleted
 * by a reader.
 */
export const messages = sql`
  -- Unread counts read the index of the primary key alone.
  CREATE TABLE message (
    conv_id       text NOT NULL,
    seq           bigint NOT NULL,
    sender        text NOT NULL,
    client_random bigint NOT NULL,
    client_seq    bigint NOT NULL,
    time          bigint NOT NULL,
    body          json NOT NULL,
    details       json NOT NULL,
    kind          text NOT NULL DEFAULT 'said' CHECK (kind IN ('said', 'tip', 'notice')),
    counts        boolean NOT NULL DEFAULT true,
    may_be_last   boolean NOT NULL DEFAULT true,
    version       integer NOT NULL DEFAULT 0,
    revoker       text NOT NULL DEFAULT '',
    receivers     text[],
    changed       xid8,
    mentions      text[],
    revoked_at    bigint,
    PRIMARY KEY (conv_id, seq) INCLUDE (sender, counts),
    UNIQUE (conv_id, sender, client_random, client_seq)
  );
  CREATE INDEX message_uploads ON message
    USING gin (upload_names(body::text || details::text)) WHERE upload_names(body::text || details::text) <> '{}';
  CREATE INDEX message_guest ON message (sender) WHERE sender LIKE 'g\\_%';
  CREATE INDEX message_merged ON message USING gin (merged_keys(body::text)) WHERE merged_keys(body::text) <> '{}';
  CREATE INDEX message_receivers ON message (conv_id, seq) WHERE receivers IS NOT NULL;
  CREATE INDEX message_changed ON message (conv_id, changed) WHERE changed IS NOT NULL;
  CREATE INDEX message_mentions ON message (conv_id, seq) WHERE mentions IS NOT NULL;
  CREATE INDEX message_revoked ON message (conv_id, revoked_at) WHERE revoked_at IS NOT NULL;
  CREATE TRIGGER message_changed BEFORE UPDATE OF body, details, version, revoker ON message
    FOR EACH ROW EXECUTE FUNCTION note_change();

  CREATE TABLE message_version (
    conv_id           text NOT NULL,
    seq               bigint NOT NULL,
    version           integer NOT NULL,
    editor            text NOT NULL,
    time              bigint NOT NULL,
    body              json NOT NULL,
    cloud_custom_data text NOT NULL,
    PRIMARY KEY (conv_id, seq, version)
  );

  CREATE TABLE message_extensions (
    conv_id    text NOT NULL,
    seq        bigint NOT NULL,
    global_seq bigint NOT NULL,
    clear_seq  bigint NOT NULL,
    PRIMARY KEY (conv_id, seq)
  );

  CREATE TABLE message_extension (
    conv_id    text NOT NULL,
    seq        bigint NOT NULL,
    key        text NOT NULL,
    value      text NOT NULL,
    ext_seq    bigint NOT NULL,
    is_deleted boolean NOT NULL,
    PRIMARY KEY (conv_id, seq, key)
  );
  CREATE INDEX message_extension_order ON message_extension (conv_id, seq, ext_seq);

  -- The sender of a message finds its new receipts by their transaction, and nobody else is told of them.
  CREATE TABLE message_receipt (
    conv_id text NOT NULL,
    seq     bigint NOT NULL,
    user_id text NOT NULL,
    time    bigint NOT NULL,
    sender  text,
    changed xid8 DEFAULT pg_current_xact_id(),
    PRIMARY KEY (conv_id, seq, user_id)
  );
  CREATE INDEX message_receipt_of ON message_receipt (sender, changed) WHERE sender IS NOT NULL;

  CREATE TABLE message_hidden (
    user_id text NOT NULL,
    conv_id text NOT NULL,
    seq     bigint NOT NULL,
    changed xid8 NOT NULL DEFAULT pg_current_xact_id(),
    PRIMARY KEY (user_id, conv_id, seq)
  );
  CREATE INDEX message_hidden_changed ON message_hidden (user_id, changed);
  CREATE INDEX message_hidden_of ON message_hidden (conv_id);
`
