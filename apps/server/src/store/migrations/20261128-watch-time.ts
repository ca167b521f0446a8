import { sql, type Kysely } from 'kysely'

/** How long viewers have watched on a day, and sums of gold that no 32 bits hold. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE watch_time (
      viewer     text NOT NULL,
      day        text NOT NULL,
      seconds    integer NOT NULL,
      counted_to bigint NOT NULL,
      PRIMARY KEY (viewer, day)
    );
    CREATE INDEX watch_time_day ON watch_time (day);

    ALTER TABLE gift_record ALTER COLUMN gold TYPE bigint, ALTER COLUMN share TYPE bigint;
  `.execute(db)
}
