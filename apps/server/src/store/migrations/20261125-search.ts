import { sql, type Kysely } from 'kysely'

/** What the search knows of names. A job fills it with the names that exist (`store/search/index-names.ts`). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
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

    CREATE TABLE search_heat (
      kind      text NOT NULL,
      target_id bigint NOT NULL,
      heat      float8 NOT NULL,
      PRIMARY KEY (kind, target_id)
    );
    CREATE INDEX search_heat_hottest ON search_heat (heat DESC);
  `.execute(db)
}
