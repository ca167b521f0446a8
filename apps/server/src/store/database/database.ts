import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { isUndone, MOST_RUNS, retryingPool } from './retrying-pool'
import type { Database } from '../schema'

/**
 * With a limit, what somebody waits for: a statement that takes longer than `limitMs` fails, as does one that the
 * database no longer answers, and a restart of the database is waited for. Work of a transaction may then run again, so
 * it has no other effects. Without a limit it waits, as for migrations.
 */
export const openDatabase = (url: string, limitMs = 0): Kysely<Database> =>
  limitMs === 0
    ? new Kysely<Database>({ dialect: new PostgresDialect({ pool: openPool(url) }) })
    : new RerunningKysely({
        dialect: new PostgresDialect({ pool: retryingPool(openPool(url, limitsOf(limitMs)), RESTART_MS) }),
      })

/** A restart of up to five seconds, and a little more; with the limit of a statement below what clients wait for. */
const RESTART_MS = 6_000

const openPool = (url: string, limits: pg.PoolConfig = {}): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    types: { getTypeParser: numbersParser },
    ...limits,
  })
  // A connection that breaks is replaced by the pool; without a listener it would end the process: one of the pool for
  // those that are idle, one of its own for those that are in use but wait for nothing, as between two statements of a
  // transaction.
  pool.on('error', () => {})
  pool.on('connect', (connection) => connection.on('error', () => {}))
  return pool
}

/**
 * The database cancels what takes too long, and what is left of it when we are gone. A second later it is given up
 * here.
 */
const limitsOf = (limitMs: number): pg.PoolConfig => ({
  connectionTimeoutMillis: 5_000,
  statement_timeout: limitMs,
  idle_in_transaction_session_timeout: limitMs,
  query_timeout: limitMs + 1_000,
})

/** Does a transaction again that was undone because the database restarted. */
class RerunningKysely extends Kysely<Database> {
  override transaction() {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = async (work) => {
      for (let runs = 1; ; runs += 1) {
        try {
          return await execute(work)
        } catch (error) {
          if (!isUndone(error) || runs === MOST_RUNS) throw error
        }
      }
    }
    return builder
  }
}

const INT8 = pg.types.builtins.INT8 as number
const NUMERIC = pg.types.builtins.NUMERIC as number

/** `int8` and `numeric` are read as numbers: every count of ours is below 2^53. */
export const numbersParser: pg.CustomTypesConfig['getTypeParser'] = (oid: number, format?: 'text' | 'binary') =>
  format !== 'binary' && (oid === INT8 || oid === NUMERIC) ? Number : pg.types.getTypeParser(oid, format as 'text')
