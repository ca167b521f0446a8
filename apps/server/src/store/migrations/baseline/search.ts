import { sql } from 'kysely'

/** What the search knows of names and titles, and the hot searches. */
export const search = sql`
  -- The job index-names fills it with the names that exist.
  CREATE TABLE search_name (
    kind      text NOT NULL CHECK (kind IN ('team', 'event', 'anchor')),
    target_id bigint NOT NULL,
    sport_id  smallint NOT NULL,
    source    text NOT NULL,
    names     text NOT NULL,
    pinyin    text NOT NULL,
    initials  text NOT NULL,
    grams     text[] NOT NULL,
    PRIMARY KEY (kind, target_id)
  );
  CREATE INDEX search_name_grams ON search_name USING gin (grams);

  -- Apart from search_name, whose names count for the hot searches.
  CREATE TABLE search_title (
    kind      text NOT NULL CHECK (kind IN ('video', 'article')),
    target_id bigint NOT NULL,
    sport_id  smallint NOT NULL,
    source    text NOT NULL,
    names     text NOT NULL,
    pinyin    text NOT NULL,
    initials  text NOT NULL,
    grams     text[] NOT NULL,
    PRIMARY KEY (kind, target_id)
  );
  CREATE INDEX search_title_grams ON search_title USING gin (grams);

  CREATE TABLE search_heat (
    kind      text NOT NULL,
    target_id bigint NOT NULL,
    heat      float8 NOT NULL,
    PRIMARY KEY (kind, target_id)
  );
  CREATE INDEX search_heat_hottest ON search_heat (heat DESC);
`
