import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '@org/server/config'
import { startPostgres } from '@org/server/postgres'
import { startServer } from '@org/server/server'
import { pino } from 'pino'

export interface RestServer {
  readonly url: string
  /** What the server has logged as a warning or worse since the last call. */
  takeLog(): string[]
  stop(): Promise<void>
}

/** Every captcha of the server takes this text. */
export const CAPTCHA = 'FUZZ'

/** The whole server on a real PostgreSQL, without limits of rate. Matches and rooms take a while to make. */
export const startRestServer = async ({ feed }: { feed: boolean }): Promise<RestServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-rest-'))
  const postgres = await startPostgres({ dir: join(folder, 'database', 'postgres'), password: 'fuzz', durable: false })
  const logged: string[] = []
  const config = loadConfig(
    {
      DEV_CAPTCHA: CAPTCHA,
      RATE_LIMITS: 'off',
      CHECK_REPLIES: '1',
      SEED: '1',
      PAST_RESULTS: '0',
      DEMO_ACCOUNTS: '0',
      TRUSTED_PROXIES: '1',
    },
    {
      host: '127.0.0.1',
      port: 0,
      dataDir: folder,
      databaseUrl: postgres.url,
      feed: feed ? 'simulation' : 'off',
      webRoot: join(folder, 'no-app'),
    },
  )
  const log = pino({ level: 'warn', base: null }, { write: (line: string) => void logged.push(line) })
  const server = await startServer(config, { log })
  return {
    url: server.url,
    takeLog: () => logged.splice(0),
    stop: async () => {
      await server.stop()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
