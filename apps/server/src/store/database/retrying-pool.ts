import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'

export interface RetryingPool extends PostgresPool {
  /** For statements and transactions that may run twice: those are repeated too of which it is unknown whether they ran. */
  readonly repeatable: PostgresPool
}

/**
 * A pool that hides a restart of the database. While the database is away, callers wait for at most `maxWaitMs` from
 * the first failure; later callers fail at once. Interrupted work is repeated only if that is safe: reads here,
 * transactions before their commit by `RerunningKysely`.
 */
export const retryingPool = (pool: pg.Pool, maxWaitMs: number, time: WaitingTime = realTime): RetryingPool => {
  const source = connecting(pool, maxWaitMs, time)
  const connections = (isRepeatable: boolean): PostgresPool => ({
    connect: () => retryingConnection(source, isRepeatable, time),
    end: () => pool.end(),
  })
  return { ...connections(false), repeatable: connections(true) }
}

/** Milliseconds that only increase, and pauses. */
export interface WaitingTime {
  now(): number
  sleep(ms: number): Promise<unknown>
}

const realTime: WaitingTime = { now: () => performance.now(), sleep: (ms) => sleep(ms) }

const retryingConnection = async (
  { connect, lost }: Connecting,
  isRepeatable: boolean,
  time: WaitingTime,
): Promise<PostgresPoolClient> => {
  let client = await connect()
  let failure: unknown = null
  let isInTransaction = false
  /** A broken connection was given back, and no other one came in its place. */
  let isReleased = false

  const queryOnce = async (text: string, values: unknown[]) => {
    // A rollback would wait for a statement that hangs.
    if (failure !== null) throw failure
    if (text === 'begin' || text.startsWith('start transaction')) isInTransaction = true
    try {
      return await client.query(text, values)
    } catch (error) {
      // After a missing answer the state of the connection is unknown.
      if (!(error instanceof pg.DatabaseError) || isConnectionLost(error)) failure = error
      if (isConnectionLost(error)) {
        lost()
        if (isInTransaction && (isRepeatable || text !== 'commit')) repeatables.add(error)
      }
      throw error
    }
  }
  const query = async (text: string, values: unknown[]) => {
    for (let runs = 1; ; runs += 1) {
      try {
        return await queryOnce(text, values)
      } catch (error) {
        if (isInTransaction || !isConnectionLost(error) || runs === MOST_RUNS) throw error
        if (!isRepeatable && !READS.test(text)) throw error
        client.release(true)
        isReleased = true
        failure = error
        await pauseAfter(runs, time)
        client = await connect()
        isReleased = false
        failure = null
      }
    }
  }
  return {
    // The type also has cursors, which are not used here.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => {
      if (!isReleased) client.release(failure !== null)
    },
  }
}

/**
 * The maximum number of runs if the connection breaks each time, because the statement itself may crash the database.
 */
export const MOST_RUNS = 4

/** Longer after each run: on a busy machine a database that ends breaks its connections for more than a second. */
export const pauseAfter = (runs: number, time = realTime): Promise<unknown> => time.sleep(PAUSE_MS * 4 ** (runs - 1))

const PAUSE_MS = 50

/** Statements that may run twice. The listed functions have side effects. */
const READS = /^\s*select\b(?!.*\b(append_batch|nextval|pg_advisory_lock)\b)/is

const repeatables = new WeakSet<object>()

/** Whether a transaction failed with its connection, and may run again. */
export const mayRunAgain = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && repeatables.has(error)

type Connecting = ReturnType<typeof connecting>

/** Provides connections. While the database is away, one caller reconnects on behalf of all. */
const connecting = (pool: pg.Pool, maxWaitMs: number, time: WaitingTime) => {
  let awaySince: number | null = null
  let lostAt = -Infinity
  let looking: Promise<boolean> | null = null

  /** False once `maxWaitMs` has passed. */
  const look = async () => {
    // Kept, because another caller may get a connection meanwhile, and the database be away again.
    const since = (awaySince ??= time.now())
    while (time.now() - since < maxWaitMs) {
      await time.sleep(LOOK_MS)
      try {
        ;(await pool.connect()).release()
        return true
      } catch (error) {
        // Other errors reach each waiting caller.
        if (!isConnectionLost(error)) return true
      }
    }
    awaySince ??= since
    return false
  }

  /** A database that ends breaks its connections one after the other: of those in the pool many may be about to break. */
  const isAlive = async (client: pg.PoolClient) => {
    if (time.now() - lostAt > maxWaitMs) return true
    try {
      await client.query('SELECT 1')
      return true
    } catch (error) {
      client.release(true)
      if (isConnectionLost(error)) return false
      throw error
    }
  }

  /** Otherwise each of the few runs of a statement could get a connection that is just about to break. */
  const settled = async () => {
    const rest = lostAt + SETTLE_MS - time.now()
    if (rest > 0) await time.sleep(rest)
  }

  const connect = async (): Promise<pg.PoolClient> => {
    for (;;) {
      await settled()
      try {
        const client = await pool.connect()
        if (!(await isAlive(client))) continue
        awaySince = null
        return client
      } catch (error) {
        if (!isConnectionLost(error)) throw error
        looking ??= look().finally(() => (looking = null))
        if (!(await looking)) throw error
      }
    }
  }

  return {
    connect,
    lost: () => {
      lostAt = time.now()
    },
  }
}

const LOOK_MS = 100
/** How long a lost connection makes callers wait before they take another one. */
const SETTLE_MS = 100

/**
 * The database is away, or its connection broke. A hanging database does not count, because its callers have waited
 * long enough.
 */
export const isConnectionLost = (error: unknown): error is Error => {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (error instanceof pg.DatabaseError) return typeof code === 'string' && LOST_STATES.test(code)
  if (error instanceof AggregateError) return error.errors.every(isConnectionLost)
  return (typeof code === 'string' && LOST_CODES.has(code)) || LOST_MESSAGES.has(error.message)
}

/** Connection errors, and a database that shuts down, has crashed or does not accept connections yet. */
const LOST_STATES = /^(08...|57P0[123])$/
const LOST_CODES: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE'])
const LOST_MESSAGES: ReadonlySet<string> = new Set([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
])
