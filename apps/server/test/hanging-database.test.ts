import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ERRORS } from '@org/im-sdk/protocol'
import { sql, type Kysely } from 'kysely'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import type { Database } from '../src/store/schema'
import { bootForTest } from './boot'
import { connect, loggedIn, newMember, text } from './im-client'
import { ownPostgres } from './own-postgres'

const SERVICE_OVERLOAD = ERRORS.SERVICE_OVERLOAD.code
/** Short, but longer than a statement on a busy machine. */
const databaseTimeoutSeconds = 2
/** They wait for several times as long, and some need a database of their own. */
const DEEP = { tags: ['deep'] }

const adminOf = async (url: string): Promise<pg.Client> => {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  onTestFinished(() => admin.end())
  return admin
}

/** Freezes every process of the database. Returns a function that resumes them. */
const freeze = async (admin: pg.Client): Promise<() => void> => {
  const { rows } = await admin.query<{ pid: number; folder: string }>(
    `SELECT pid, current_setting('data_directory') AS folder FROM pg_stat_activity`,
  )
  const children = rows.map(({ pid }) => pid)
  const parent = Number.parseInt(readFileSync(join(rows[0]?.folder ?? '', 'postmaster.pid'), 'utf8'), 10)
  const tell = (signal: NodeJS.Signals) => {
    for (const pid of [parent, ...children]) {
      try {
        process.kill(pid, signal)
      } catch {
        // It has exited, because it had no connections.
      }
    }
  }
  tell('SIGSTOP')
  onTestFinished(() => tell('SIGCONT'))
  return () => tell('SIGCONT')
}

it('requests fail by name while the database is frozen, and work again once it continues', DEEP, async () => {
  const { url: databaseUrl } = await ownPostgres()
  const server = await bootForTest({ databaseUrl, databaseTimeoutSeconds })
  const [alice, bob] = [await loggedIn(server), await loggedIn(server)]
  const ask = (count: number) =>
    Promise.all([
      alice.request('sendC2CMessage', { ...text('hello'), toAccount: bob.userID }),
      ...Array.from({ length: count }, () => bob.request('getConversationList', {})),
    ])
  const goOn = await freeze(await adminOf(databaseUrl))
  for (const answer of await ask(20)) expect(answer.errorCode).toBe(SERVICE_OVERLOAD)
  goOn()
  await expect.poll(async () => (await ask(5)).map((answer) => answer.errorCode)).toEqual([0, 0, 0, 0, 0, 0])
})

it('is not ready while its database is frozen, says so within two seconds, and is ready again afterwards', async () => {
  const { url: databaseUrl } = await ownPostgres()
  const server = await bootForTest({ databaseUrl, databaseTimeoutSeconds })
  const ready = async () => {
    const reply = await fetch(`${server.url}/readyz`)
    return reply.status === 200 ? 'ready' : await reply.json()
  }
  await expect.poll(ready).toBe('ready')
  const goOn = await freeze(await adminOf(databaseUrl))
  await expect.poll(ready).toEqual({ status: 'unready', reason: 'the database does not answer' })
  goOn()
  await expect.poll(ready).toBe('ready')
})

const idleTransactions = async (admin: pg.Client): Promise<unknown[]> => {
  const { rows } = await admin.query(
    `SELECT state FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in%'`,
  )
  return rows
}

it('a request that waits for a lock fails while the lock is held, and leaves connections clean', async () => {
  const server = await bootForTest({ databaseTimeoutSeconds })
  const admin = await adminOf(String(server.context.config.databaseUrl))
  const client = await connect(server, { userID: await newMember(server) })
  await admin.query('BEGIN; LOCK TABLE im_session')
  expect(await client.login()).toMatchObject({ errorCode: SERVICE_OVERLOAD })
  await admin.query('COMMIT')
  // The server's own work has transactions too, which end.
  await expect.poll(() => idleTransactions(admin)).toEqual([])
  await expect.poll(() => client.login()).toMatchObject({ errorCode: 0 })
})

it('a transaction whose statement timed out ends while the database is frozen, with its connection', DEEP, async () => {
  const { url: databaseUrl } = await ownPostgres()
  const { db } = (await bootForTest({ databaseUrl, databaseTimeoutSeconds })).context
  const admin = await adminOf(databaseUrl)
  const pidOf = async (connection: Kysely<Database>) =>
    (await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(connection)).rows[0]?.pid
  let within: number | undefined
  let goOn = () => {}
  const given = db.transaction().execute(async (trx) => {
    within = await pidOf(trx)
    goOn = await freeze(admin)
    await pidOf(trx)
  })
  await expect(given).rejects.toThrow()
  goOn()
  expect([undefined, within]).not.toContain(await pidOf(db))
})

/** How long a statement of another connection has waited for a lock. */
const secondsWaited = async (admin: pg.Client): Promise<number> => {
  const { rows } = await admin.query<{ seconds: number | null }>(
    `SELECT max(extract(epoch FROM clock_timestamp() - query_start))::float AS seconds FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows[0]?.seconds ?? 0
}

it('a start waits for the migrations of another server however long they take', DEEP, async () => {
  const { databaseUrl } = (await bootForTest({ databaseTimeoutSeconds })).context.config
  const [admin, watcher] = [await adminOf(String(databaseUrl)), await adminOf(String(databaseUrl))]
  await admin.query('BEGIN; LOCK TABLE kysely_migration')
  const starting = bootForTest({ databaseUrl, databaseTimeoutSeconds })
  await expect.poll(() => secondsWaited(watcher), { timeout: 100_000 }).toBeGreaterThan(databaseTimeoutSeconds + 1)
  await admin.query('COMMIT')
  expect((await fetch(`${(await starting).url}/readyz`)).status).toBe(200)
})
