import { sql } from 'kysely'

/** Plans of masters, who has bought them, and the records of masters. */
export const plans = sql`
  CREATE TABLE plan (
    id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id   integer NOT NULL REFERENCES account (id),
    match_id     bigint NOT NULL REFERENCES match (id),
    sport_id     smallint NOT NULL,
    template     text NOT NULL,
    line         smallint NOT NULL,
    option       text NOT NULL,
    odds         integer NOT NULL CHECK (odds > 100),
    lang         text NOT NULL,
    title        text NOT NULL,
    text         text NOT NULL,
    salt         text NOT NULL,
    hash         text NOT NULL,
    gold         integer NOT NULL CHECK (gold > 0),
    published_at bigint NOT NULL,
    buyers       integer NOT NULL DEFAULT 0,
    result       text CHECK (result IN ('won', 'lost', 'refunded')),
    ended_at     bigint NOT NULL DEFAULT 0,
    UNIQUE (account_id, match_id, template)
  );
  CREATE INDEX plan_for_sale ON plan (lang, buyers DESC, id DESC) WHERE result IS NULL;
  CREATE INDEX plan_of_sport ON plan (lang, sport_id, id);
  CREATE INDEX plan_of_master ON plan (account_id, id);
  CREATE INDEX plan_of_match ON plan (match_id, lang, id);
  CREATE INDEX plan_open ON plan (id) WHERE result IS NULL;

  -- What a plan says never changes.
  CREATE FUNCTION keep_plan() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'A published plan cannot be changed.';
    END $$;
  CREATE TRIGGER keep_plan
    BEFORE UPDATE OF account_id, match_id, template, line, option, odds, text, salt, hash, gold, published_at ON plan
    FOR EACH ROW EXECUTE FUNCTION keep_plan();

  CREATE TABLE plan_purchase (
    id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    plan_id     integer NOT NULL REFERENCES plan (id),
    account_id  integer NOT NULL REFERENCES account (id),
    gold        integer NOT NULL CHECK (gold >= 0),
    created_at  bigint NOT NULL,
    coupon_gold integer NOT NULL DEFAULT 0 CHECK (coupon_gold >= 0),
    UNIQUE (plan_id, account_id)
  );
  CREATE INDEX plan_purchase_of_member ON plan_purchase (account_id, id);

  CREATE TABLE plan_record (
    account_id integer PRIMARY KEY REFERENCES account (id),
    lang       text NOT NULL,
    settled    integer NOT NULL DEFAULT 0,
    won        integer NOT NULL DEFAULT 0,
    hit        integer NOT NULL DEFAULT 0,
    profit     integer NOT NULL DEFAULT 0,
    streak     integer NOT NULL DEFAULT 0,
    longest    integer NOT NULL DEFAULT 0,
    is_demo    boolean NOT NULL DEFAULT false
  );
  CREATE INDEX plan_record_by_hit ON plan_record (lang, hit DESC, settled DESC, account_id) WHERE settled >= 10;
  CREATE INDEX plan_record_by_profit ON plan_record (lang, profit DESC, settled DESC, account_id) WHERE settled >= 10;
  CREATE INDEX plan_record_by_streak ON plan_record (lang, streak DESC, settled DESC, account_id) WHERE settled >= 10;
`
