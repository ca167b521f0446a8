import { sql, type Kysely } from 'kysely'

/**
 * The transaction that changed a match last, for lists that are read again; stamps are of the clock of the source. The
 * counts of days and leagues read only the index: nothing in it changes while a match is played.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE match ADD COLUMN changed_in bigint NOT NULL DEFAULT 0;

    CREATE FUNCTION note_match_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.changed_in := pg_current_xact_id()::text::bigint;
      RETURN NEW;
    END $$;

    CREATE TRIGGER match_change BEFORE INSERT
      OR UPDATE OF competition_id, home_id, away_id, kickoff_time, round, status, state, odds, stamp ON match
      FOR EACH ROW EXECUTE FUNCTION note_match_change();

    CREATE INDEX match_day_kickoff ON match (day, sport_id, kickoff_time) INCLUDE (competition_id, origin);
    DROP INDEX match_day;
  `.execute(db)
}
