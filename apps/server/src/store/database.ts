import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Database } from './schema'

/**
 * A statement that takes longer than `limitMs` fails, as does one that the database no longer answers; without a limit
 * it waits, as for migrations.
 */
export const openDatabase = (url: string, limitMs = 0): Kysely<Database> => {
  const pool = limitMs === 0 ? openPool(url) : givingUp(openPool(url, limitsOf(limitMs)))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

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

/**
 * After a failure that the database has not told of, nobody knows what a connection still does: it is closed and never
 * used again.
 */
const givingUp = (pool: pg.Pool): PostgresPool => ({
  connect: async () => {
    const client = await pool.connect()
    let failure: unknown = null
    const query = async (text: string, values: unknown[]) => {
      // A rollback would wait behind the statement that hangs.
      if (failure !== null) throw failure
      try {
        return await client.query(text, values)
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) failure = error
        throw error
      }
    }
    return {
      // The type also has cursors, which nothing here reads by.
      query: query as unknown as PostgresPoolClient['query'],
      release: () => client.release(failure !== null),
    }
  },
  end: () => pool.end(),
})

const INT8 = pg.types.builtins.INT8 as number
const NUMERIC = pg.types.builtins.NUMERIC as number

/** `int8` and `numeric` are read as numbers: every count of ours is below 2^53. */
export const numbersParser: pg.CustomTypesConfig['getTypeParser'] = (oid: number, format?: 'text' | 'binary') =>
  format !== 'binary' && (oid === INT8 || oid === NUMERIC) ? Number : pg.types.getTypeParser(oid, format as 'text')
