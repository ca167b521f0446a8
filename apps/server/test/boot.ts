import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { loadConfig, type Config } from '../src/config/config'
import type { EventLoop } from '../src/ports/event-loop'
import { startServer, type RunningServer, type ServerParts } from '../src/server'
import { TEMPLATE } from './postgres'

export type BootOptions = Partial<Config> & ServerParts

/**
 * A real server on a free port with a database, folder and secrets of its own, and without feed and demo accounts by
 * default. Callers outside of a test or hook must call `stop`.
 */
export const bootServer = async ({
  clock,
  random,
  eventLoop = CALM,
  blobs,
  ...overrides
}: BootOptions = {}): Promise<RunningServer> => {
  const database = await createDatabase()
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
      checkReplies: true,
      ...overrides,
    },
  )
  const server = await startServer(config, { clock, random, eventLoop, blobs })
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

/** A new migrated, empty database. Copied as files, because a copy through the log takes three times as long. */
export const createDatabase = async () => {
  const admin = inject('postgresUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  await run(admin, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`)
  return {
    url: admin.replace(/\/postgres$/, `/${name}`),
    drop: () => run(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

const run = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
