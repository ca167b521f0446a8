import { sql, type Kysely } from 'kysely'

/** What there is once for a database: the secret that its simulated matches are drawn from, and a mark that shows that it takes writes. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE installation (
      id              smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
      simulation_seed text NOT NULL,
      written_at      bigint NOT NULL DEFAULT 0
    );
    INSERT INTO installation (simulation_seed)
    SELECT encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex');
  `.execute(db)
}
