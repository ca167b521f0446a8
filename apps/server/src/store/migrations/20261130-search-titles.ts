import { sql, type Kysely } from 'kysely'

/** The titles of videos and articles, apart from `search_name`, whose names an older process counts for the hot searches. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
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
    CREATE INDEX search_title_grams ON search_title USING gin (grams)
  `.execute(db)
}
