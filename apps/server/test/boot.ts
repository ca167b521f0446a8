import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { loadConfig, type Config } from '../src/config/config'
import { competitionRows, teamRows } from '../src/feed/catalogue/catalogue-rows'
import type { EventLoop } from '../src/ports/event-loop'
import { startServer, type RunningServer, type ServerParts } from '../src/server'
import { openDatabase } from '../src/store/database/database'
import { saveCatalogue } from '../src/store/matches/match-feed'
import { TEMPLATE } from './postgres'
import { postgresUrl } from './worker'

export type BootOptions = Partial<Config> &
  ServerParts & { /** The database to start with a copy of. */ template?: string }

/**
 * A real server on a free port with a database, folder and secrets of its own, and without feed, demo accounts and API
 * page by default. Callers outside of a test or hook must call `stop`.
 */
export const bootServer = async ({
  clock,
  random,
  eventLoop = CALM,
  blobs,
  bus,
  gatewayLimits,
  sources,
  log,
  template,
  ...overrides
}: BootOptions = {}): Promise<RunningServer> => {
  const startsFeed = (overrides.feed ?? 'off') !== 'off'
  const database = overrides.databaseUrl
    ? OF_CALLER
    : await createDatabase(template ?? (startsFeed ? await withCatalogue() : TEMPLATE))
  const dataDir = mkdtempSync(join(tmpdir(), 'server-boot-'))
  const config = loadConfig(
    { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent' },
    {
      host: '127.0.0.1',
      port: 0,
      dataDir,
      databaseUrl: database.url,
      feed: 'off',
      feedDays: 1,
      pastResults: false,
      seed: '1',
      demoAccounts: false,
      apiDocs: false,
      checkReplies: true,
      frameProgram: null,
      // A busy machine would make the database cancel statements.
      databaseTimeoutSeconds: 60,
      ...overrides,
    },
  )
  const server = await startServer(config, { clock, random, eventLoop, blobs, bus, gatewayLimits, sources, log })
  return {
    ...server,
    stop: async () => {
      await server.stop()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A busy machine would make a server refuse what its tests send. */
const CALM: EventLoop = { lagMs: () => 0 }

/** `bootServer` for one test, which stops it at its end. */
export const bootForTest = async (options: BootOptions = {}): Promise<RunningServer> => {
  const server = await bootServer(options)
  onTestFinished(() => server.stop())
  return server
}

/** A database that the caller of `bootServer` gives, and drops. */
const OF_CALLER = { url: null, drop: () => Promise.resolve() }

/**
 * A new database: migrated and empty, or the copy of one that nobody is connected to. Copied as files, because a copy
 * through the log takes three times as long.
 */
export const createDatabase = async (template = TEMPLATE) => {
  const name = `test_${randomBytes(8).toString('hex')}`
  await run(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  return {
    name,
    url: postgresUrl().replace(/\/postgres$/, `/${name}`),
    drop: async () => {
      // While a closed connection's process still ends, PostgreSQL would wait for it in steps of 100 ms.
      for (let looks = 0; looks < 50 && (await isConnected(name)); looks += 1) await sleep(1)
      await run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}

/**
 * The name of a database with the catalogue, for tests that start a feed, import matches, or need leagues and teams: to
 * index its names takes longer than to start a server.
 */
export const withCatalogue = (): Promise<string> => {
  catalogue ??= makeTemplate(async (url) => {
    const db = openDatabase(url)
    await saveCatalogue(db, competitionRows(), teamRows())
    await db.destroy()
  })
  return catalogue
}

let catalogue: Promise<string> | null = null

/** The name of a new database that `fill` has filled and left, which stays for all tests of the run. */
export const makeTemplate = async (fill: (url: string) => Promise<void>): Promise<string> => {
  const { name, url } = await createDatabase()
  await fill(url)
  return name
}

/** One connection for all tests: opening one costs as much as a tenth of a server's start. */
let admin: Promise<pg.Client> | null = null

const run = async (statement: string): Promise<pg.QueryResult> => {
  admin ??= connect()
  return (await admin).query(statement)
}

const isConnected = async (name: string): Promise<boolean> =>
  (await run(`SELECT FROM pg_stat_activity WHERE datname = '${name}'`)).rows.length > 0

const connect = async () => {
  const client = new pg.Client({ connectionString: postgresUrl() })
  // At the end of the run PostgreSQL stops first.
  client.on('error', () => {})
  await client.connect()
  return client
}
