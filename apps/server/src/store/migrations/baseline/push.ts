import { sql } from 'kysely'

/** The browsers that take messages while the app is closed, and what they are to be told. */
export const push = sql`
  CREATE TABLE push_subscription (
    id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    endpoint        text NOT NULL UNIQUE,
    p256dh          text NOT NULL,
    auth            text NOT NULL,
    viewer          text NOT NULL,
    session_id      bigint REFERENCES session (id) ON DELETE CASCADE,
    guest_id        text REFERENCES guest (id) ON DELETE CASCADE,
    lang            text NOT NULL,
    hides_collected boolean NOT NULL,
    silent          text[] NOT NULL,
    shown           text[] NOT NULL,
    CHECK ((session_id IS NULL) <> (guest_id IS NULL))
  );
  CREATE INDEX push_subscription_viewer ON push_subscription (viewer, id);
  CREATE INDEX push_subscription_session ON push_subscription (session_id);
  CREATE INDEX push_subscription_guest ON push_subscription (guest_id);

  -- News of matches is sent first.
  CREATE TABLE push_event (
    id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind       text NOT NULL,
    subject    bigint NOT NULL,
    data       json NOT NULL,
    expires_at bigint NOT NULL,
    told_to    bigint NOT NULL DEFAULT 0
  );
  CREATE INDEX push_event_next ON push_event ((kind NOT IN ('goal', 'kick_off')), id);
`
