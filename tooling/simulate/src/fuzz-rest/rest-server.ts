import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '@org/server/config'
import { seedDemoRooms } from '@org/server/demo-rooms'
import { readFootballFile } from '@org/server/football-file'
import { saveImport } from '@org/server/football-import'
import { startPostgres } from '@org/server/postgres'
import { startServer } from '@org/server/server'
import { pino } from 'pino'

export interface RestServer {
  readonly url: string
  /** A football match, running if there is a feed, and a room. */
  readonly there: { readonly matchid: number; readonly anchorid: number }
  /** What the server has logged as a warning or worse since the last call. */
  takeLog(): string[]
  stop(): Promise<void>
}

/** Every captcha of the server accepts this text. */
export const CAPTCHA = 'FUZZ'

/** The only match without a feed. */
const MATCH = `{ "name": "World Cup 2026", "matches": [{
  "round": "Matchday 4", "date": "2026-06-14", "time": "12:00 UTC-5", "team1": "Germany", "team2": "Curaçao",
  "score": { "ft": [0, 0], "ht": [0, 0] }, "goals1": [], "goals2": [], "group": "Group E", "ground": "Houston"
}] }`

/** The whole server on a real PostgreSQL, with rooms and a match, without rate limits. A feed takes a while. */
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
  const { db, clock } = server.context
  await seedDemoRooms(server.context)
  await saveImport(db, [readFootballFile('cup.json', MATCH)], clock.now())
  const football = db.selectFrom('match').select('id').where('sport_id', '=', 1)
  const { id: matchid } = await football.orderBy('settled').orderBy('kickoff_time').executeTakeFirstOrThrow()
  const { anchor_id: anchorid } = await db.selectFrom('live_room').select('anchor_id').executeTakeFirstOrThrow()
  return {
    url: server.url,
    there: { matchid, anchorid },
    takeLog: () => logged.splice(0),
    stop: async () => {
      await server.stop()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
