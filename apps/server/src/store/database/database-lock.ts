import { hostname } from 'node:os'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Clock } from '../../ports/clock'

/** The exclusive right to serve a database. */
export interface DatabaseLock {
  /** False from the moment its connection is lost until it is taken again. */
  readonly isHeld: boolean
  release(): Promise<void>
}

export interface DatabaseLockOptions {
  readonly clock: Clock
  /** Called on each loss, and when the lock is taken again. */
  readonly onNews: (sentence: string) => void
  /** Called once if another server has taken the lock meanwhile; this server must stop. */
  readonly onTaken: (error: Error) => void
}

class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError'
  constructor(holder: string) {
    super(
      `Another server already runs on this database${holder}. Users of two servers would not hear each other's messages. ` +
        'Stop that one, or give this one a database of its own (DATABASE_URL or DATA_DIR).',
    )
  }
}

/**
 * Ensures one server per database. The lock belongs to its own database session, so it is released however this process
 * dies. After a restart of the database it is taken again. Throws DatabaseInUseError.
 */
export const lockDatabase = async (
  url: string,
  { clock, onNews, onTaken }: DatabaseLockOptions,
): Promise<DatabaseLock> => {
  const name = `${NAME} ${hostname().slice(0, 24)} ${process.pid} ${randomUUID().slice(0, 8)}`
  let session: pg.Client | null = null
  let isReleased = false

  /** Throws if the database cannot be reached, and DatabaseInUseError. */
  const take = async () => {
    const client = await openSession(url, name)
    try {
      await lock(client, name)
    } catch (error) {
      await client.end()
      throw error
    }
    session = client
    client.once('end', () => {
      if (isReleased) return
      session = null
      onNews('The connection that keeps other servers from this database is lost. Taking it again.')
      void takeAgain()
    })
  }

  const takeAgain = async (): Promise<void> => {
    while (!isReleased) {
      try {
        await take()
        if (isReleased) await session?.end()
        return onNews('This server has its database for itself again.')
      } catch (error) {
        if (error instanceof DatabaseInUseError) return onTaken(error)
        await new Promise<void>((resolve) => clock.after(RETRY_MS, resolve))
      }
    }
  }

  await take()
  return {
    get isHeld() {
      return session !== null
    },
    release: async () => {
      if (isReleased) return
      isReleased = true
      await session?.end()
    },
  }
}

const RETRY_MS = 250
/** The prefix of the names of server sessions; the host follows. */
const NAME = 'live-sports server'
const LOCK = '7310868735423905395'

/** A dead peer is detected by keep-alive: here within 20 s, by the database within 40 s, so later. */
const openSession = async (url: string, name: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // An error also ends the connection.
  client.on('error', () => {})
  await client.connect()
  await client.query('SET tcp_keepalives_idle = 20; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 4')
  return client
}

const lock = async (client: pg.Client, name: string): Promise<void> => {
  const { rows } = await client.query<{ is_taken: boolean }>(`SELECT pg_try_advisory_lock(${LOCK}) AS is_taken`)
  if (rows[0]?.is_taken === true) return
  const holder = await holderOf(client)
  // Our own previous session, which the database has not ended yet, does not count as another server.
  if (holder?.name === name) throw new Error('The last session of this server has not ended yet.')
  throw new DatabaseInUseError(holder === null ? '' : ` (${holder.name.replace(NAME, '').trim()}, from ${holder.from})`)
}

const holderOf = async (client: pg.Client): Promise<{ readonly name: string; readonly from: string } | null> => {
  const { rows } = await client.query<{ name: string; from: string }>(
    `SELECT application_name AS name, coalesce(host(client_addr), 'a local socket') AS "from"
     FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND granted AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())
       AND (classid::bigint << 32) + objid::bigint = ${LOCK}`,
  )
  return rows[0] ?? null
}
