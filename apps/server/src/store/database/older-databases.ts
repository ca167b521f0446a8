import { sql, type Kysely } from 'kysely'
import { BASELINE } from '../migrations'
import type { Database } from '../schema'

/** The migrations that made the same tables before there was a baseline. */
const COUNT_BEFORE = 120
const NEWEST_BEFORE = '20261130-search-titles'

class OlderDatabaseError extends Error {
  override readonly name = 'OlderDatabaseError'
  constructor(count: number, newest: string | undefined) {
    super(
      `The tables of this database are those of an older version (${count} migrations, the newest is ${newest}). ` +
        'Start the last version of 29 November 2026 on it once, then this one. ' +
        'Or start over: --reset empties the embedded database, DATA_DIR and DATABASE_URL lead to another one.',
    )
  }
}

/**
 * Notes that the baseline has run in a database whose tables were made by the migrations before it. Only one process
 * does so, because it takes the lock of Kysely's migrator. Throws OlderDatabaseError if not all of them have run.
 */
export const adoptBaseline = (db: Kysely<Database>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(MIGRATOR_LOCK)})`.execute(trx)
    const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(trx)
    const names = rows.map(({ name }) => name).sort()
    if (names.length === 0 || names.includes(BASELINE)) return
    const newest = names.at(-1)
    if (names.length !== COUNT_BEFORE || newest !== NEWEST_BEFORE) throw new OlderDatabaseError(names.length, newest)
    await sql`
      WITH before AS (DELETE FROM kysely_migration RETURNING timestamp)
      INSERT INTO kysely_migration (name, timestamp) SELECT ${BASELINE}, max(timestamp) FROM before
    `.execute(trx)
  })

/** `LOCK_ID` of Kysely's adapter for PostgreSQL. */
export const MIGRATOR_LOCK = 3853314791062309107n
