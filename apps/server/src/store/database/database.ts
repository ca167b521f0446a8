import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { mayRunAgain, MOST_RUNS, pauseAfter, retryingPool } from './retrying-pool'
import type { Database } from '../schema'

/**
 * With a limit, for requests: a statement that takes longer than `limitMs` or gets no answer fails, and a restart of
 * the database is waited for, at most `restartMs`. A transaction may run again, so it must have no other effects.
 * Without a limit, for maintenance such as migrations.
 */
export const openDatabase = (url: string, limitMs = 0, restartMs = RESTART_MS): Kysely<Database> => {
  if (limitMs === 0) return new Kysely<Database>({ dialect: new PostgresDialect({ pool: openPool(url) }) })
  const pool = retryingPool(openPool(url, limitsOf(limitMs)), restartMs)
  return new RerunningKysely(pool, new RerunningKysely(pool.repeatable))
}

/**
 * The same database for a statement or a transaction that may run twice: the second run changes nothing and has the
 * same result. It runs again if its connection breaks; others fail when it is unknown whether they were done, as after
 * a lost reply to a commit. In a transaction the whole of it decides.
 */
export const repeatable = (db: Kysely<Database>): Kysely<Database> =>
  (db instanceof RerunningKysely ? db.forRepeatable : undefined) ?? db

/** Whether another row has the value that a statement wrote into a unique column. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505'

/**
 * Longer than a restart of five seconds; together with the usual limit of a statement shorter than the clients' timeout.
 */
export const RESTART_MS = 6_000

/** Connections to a database that replace broken ones. */
export const openPool = (url: string, limits: pg.PoolConfig = {}): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    types: { getTypeParser: numbersParser },
    ...limits,
  })
  // The pool replaces a broken connection, but without a listener its error would end the process. The pool's listener
  // covers idle connections, and each connection's own listener those in use between two statements.
  pool.on('error', () => {})
  pool.on('connect', (connection) => connection.on('error', () => {}))
  return pool
}

/**
 * The database cancels statements that take too long, and those of a lost client. A second later the client gives up.
 * A connection may take as long as a statement, but at least 5 seconds and at most a minute.
 */
const limitsOf = (limitMs: number): pg.PoolConfig => ({
  connectionTimeoutMillis: Math.min(Math.max(5_000, limitMs), 60_000),
  statement_timeout: limitMs,
  idle_in_transaction_session_timeout: limitMs,
  query_timeout: limitMs + 1_000,
})

/** Runs a transaction again that was rolled back because the database restarted. */
class RerunningKysely extends Kysely<Database> {
  constructor(
    pool: PostgresPool,
    readonly forRepeatable?: Kysely<Database>,
  ) {
    super({ dialect: new PostgresDialect({ pool }) })
  }

  override transaction() {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = async (work) => {
      for (let runs = 1; ; runs += 1) {
        try {
          return await execute(work)
        } catch (error) {
          if (!mayRunAgain(error) || runs === MOST_RUNS) throw error
          await pauseAfter(runs)
        }
      }
    }
    return builder
  }
}

const INT8 = pg.types.builtins.INT8 as number
const NUMERIC = pg.types.builtins.NUMERIC as number

/** `int8` and `numeric` are read as numbers, because all our counts are below 2^53. */
export const numbersParser: pg.CustomTypesConfig['getTypeParser'] = (oid: number, format?: 'text' | 'binary') =>
  format !== 'binary' && (oid === INT8 || oid === NUMERIC) ? Number : pg.types.getTypeParser(oid, format as 'text')
