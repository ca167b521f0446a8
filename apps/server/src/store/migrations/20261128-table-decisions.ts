import { sql, type Kysely } from 'kysely'

/** What a league decides about a team, and stages whose table goes on from another one. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE table_decision (
      stage_id       bigint NOT NULL REFERENCES stage (id) ON DELETE CASCADE,
      team_id        bigint NOT NULL REFERENCES team (id),
      points         smallint NOT NULL,
      is_expelled    boolean NOT NULL,
      annuls_results boolean NOT NULL,
      reason_zh      text NOT NULL,
      reason_pt      text NOT NULL,
      PRIMARY KEY (stage_id, team_id)
    );
    ALTER TABLE stage ADD COLUMN carries_from text;
  `.execute(db)
}
