import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ERRORS, TIMING } from '@org/im-sdk/protocol'
import { sql, type Kysely } from 'kysely'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { startPostgres } from '../src/store/postgres'
import type { Database } from '../src/store/schema'
import { bootForTest } from './boot'
import { connect, loggedIn, text } from './im-client'

const SERVICE_OVERLOAD = ERRORS.SERVICE_OVERLOAD.code
/** The shortest there is. */
const databaseTimeoutSeconds = 1

/** A PostgreSQL of the test's own, which can be frozen without harm to others. */
const ownPostgres = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'server-hanging-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { url, stop } = await startPostgres({ dir: join(folder, 'postgres'), password: 'p'.repeat(32), durable: false })
  onTestFinished(stop)
  return url
}

const adminOf = async (url: string): Promise<pg.Client> => {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  onTestFinished(() => admin.end())
  return admin
}

/** Stops every process of the database where it stands. Gives what lets them go on. */
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
        // It has ended: nobody was connected to it any more.
      }
    }
  }
  tell('SIGSTOP')
  onTestFinished(() => tell('SIGCONT'))
  return () => tell('SIGCONT')
}

it('a database that is frozen fails what needs it in time and by name, and serves again once it goes on', async () => {
  const databaseUrl = await ownPostgres()
  const server = await bootForTest({ databaseUrl, databaseTimeoutSeconds })
  const [alice, bob] = [await loggedIn(server), await loggedIn(server)]
  const ask = (count: number) =>
    Promise.all([
      alice.request('sendC2CMessage', { ...text('hello'), toAccount: bob.userID }),
      ...Array.from({ length: count }, () => bob.request('getConversationList', {})),
    ])
  const goOn = await freeze(await adminOf(databaseUrl))
  const began = Date.now()
  for (const answer of await ask(20)) expect(answer.errorCode).toBe(SERVICE_OVERLOAD)
  // Before the engines give up by themselves.
  expect(Date.now() - began).toBeLessThan(TIMING.requestTimeoutMs)
  goOn()
  await expect
    .poll(async () => (await ask(5)).map((answer) => answer.errorCode), { timeout: 5_000 })
    .toEqual([0, 0, 0, 0, 0, 0])
}, 60_000)

it('a lock that somebody holds fails what waits for it in time, and leaves no connection dirty', async () => {
  const server = await bootForTest({ databaseTimeoutSeconds })
  const admin = await adminOf(String(server.context.config.databaseUrl))
  const client = await connect(server, { userID: (await loggedIn(server)).userID })
  await admin.query('BEGIN; LOCK TABLE im_session')
  const began = Date.now()
  expect(await client.login()).toMatchObject({ errorCode: SERVICE_OVERLOAD })
  expect(Date.now() - began).toBeLessThan(4_000)
  await admin.query('COMMIT')
  const { rows } = await admin.query(
    `SELECT state FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in%'`,
  )
  expect(rows).toEqual([])
  expect(await client.login()).toMatchObject({ errorCode: 0 })
})

it('a transaction whose statement was given up ends at once, and its connection with it', async () => {
  const databaseUrl = await ownPostgres()
  const { db } = (await bootForTest({ databaseUrl, databaseTimeoutSeconds })).context
  const admin = await adminOf(databaseUrl)
  const pidOf = async (connection: Kysely<Database>) =>
    (await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(connection)).rows[0]?.pid
  let within: number | undefined
  let goOn = () => {}
  const began = Date.now()
  const given = db.transaction().execute(async (trx) => {
    within = await pidOf(trx)
    goOn = await freeze(admin)
    await pidOf(trx)
  })
  await expect(given).rejects.toThrow()
  expect(Date.now() - began).toBeLessThan(3_500)
  goOn()
  expect([undefined, within]).not.toContain(await pidOf(db))
})

it('a start waits for the migrations of another server however long they take', async () => {
  const { databaseUrl } = (await bootForTest({ databaseTimeoutSeconds })).context.config
  const admin = await adminOf(String(databaseUrl))
  await admin.query('BEGIN; LOCK TABLE kysely_migration')
  const starting = bootForTest({ databaseUrl, databaseTimeoutSeconds })
  await sleep(2_500)
  await admin.query('COMMIT')
  expect((await fetch(`${(await starting).url}/readyz`)).status).toBe(200)
})
