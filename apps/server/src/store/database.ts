import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './schema'

export const openDatabase = (url: string): Kysely<Database> =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: openPool(url) }) })

const openPool = (url: string) => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser: numbersParser },
  })
  // A connection that breaks is replaced by the pool; without a listener it would end the process: one of the pool for those that are
  // idle, one of its own for those that are in use but wait for nothing, as between two statements of a transaction.
  pool.on('error', () => {})
  pool.on('connect', (connection) => connection.on('error', () => {}))
  return pool
}

const INT8 = pg.types.builtins.INT8 as number
const NUMERIC = pg.types.builtins.NUMERIC as number

/** `int8` and `numeric` are read as numbers: every count of ours is below 2^53. */
export const numbersParser: pg.CustomTypesConfig['getTypeParser'] = (oid: number, format?: 'text' | 'binary') =>
  format !== 'binary' && (oid === INT8 || oid === NUMERIC) ? Number : pg.types.getTypeParser(oid, format as 'text')
