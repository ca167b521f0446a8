import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '@org/server/config'
import { seedDemoRooms } from '@org/server/demo-rooms'
import { readFootballFile } from '@org/server/football-file'
import { saveImport } from '@org/server/football-import'
import { ensureGroup } from '@org/server/groups'
import { startPostgres } from '@org/server/postgres'
import { startServer } from '@org/server/server'
import { pino } from 'pino'

export interface RestServer {
  readonly url: string
  readonly there: {
    /** A football match, running if there is a feed. */
    readonly matchid: number
    readonly nextMatchID: number
    readonly basketballID: number
    readonly teamid: number
    readonly event_id: number
    /** Of a room. */
    readonly anchorid: number
  }
  /** The id of a new group of the user. */
  newGroup(ownerID: string): Promise<string>
  /** What the server has logged as a warning or worse since the last call. */
  takeLog(): string[]
  stop(): Promise<void>
}

/** Every captcha of the server accepts this text. */
export const CAPTCHA = 'FUZZ'

/** A finished match and a later one, the only ones without a feed. */
const MATCH = `{ "name": "World Cup 2026", "matches": [{
  "round": "Matchday 4", "date": "2026-06-14", "time": "12:00 UTC-5", "team1": "Germany", "team2": "Curaçao",
  "score": { "ft": [0, 0], "ht": [0, 0] }, "goals1": [], "goals2": [], "group": "Group E", "ground": "Houston"
}, {
  "round": "Matchday 10", "date": "2096-06-14", "time": "12:00 UTC-5", "team1": "Curaçao", "team2": "Germany",
  "group": "Group E", "ground": "Houston"
}] }`

/** It refuses nothing because the machine is busy. */
const CALM = { lagMs: () => 0 }

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
      storybookRoot: null,
      // A busy machine would make the database cancel statements, which the log tells.
      databaseTimeoutSeconds: 60,
    },
  )
  const log = pino({ level: 'warn', base: null }, { write: (line: string) => void logged.push(line) })
  const server = await startServer(config, { log, eventLoop: CALM })
  const { db, clock } = server.context
  await seedDemoRooms(server.context)
  await saveImport(db, [readFootballFile('cup.json', MATCH)], clock.now())
  const now = Math.floor(clock.now() / 1_000)
  const started = db.selectFrom('match').select('id').where('sport_id', '=', 1).where('kickoff_time', '<', now)
  const { id: matchid } = await started.orderBy('settled').orderBy('kickoff_time').executeTakeFirstOrThrow()
  const next = await db
    .selectFrom('match')
    .selectAll()
    .where('origin', '=', 'import')
    .where('kickoff_time', '>', now)
    .executeTakeFirstOrThrow()
  const basketballID = 2_000_000_000
  const { awarded: _, ...written } = next
  const [plan, state, odds] = [next.plan, next.state, next.odds].map((value) => JSON.stringify(value))
  await db
    .insertInto('match')
    .values({ ...written, id: basketballID, sport_id: 2, natural_key: null, plan, state, odds } as never)
    .execute()
  const { anchor_id: anchorid } = await db.selectFrom('live_room').select('anchor_id').executeTakeFirstOrThrow()
  return {
    url: server.url,
    there: {
      matchid,
      nextMatchID: next.id,
      basketballID,
      teamid: next.home_id,
      event_id: next.competition_id,
      anchorid,
    },
    newGroup: async (ownerID) => {
      const groupID = `group-of-${ownerID}`
      await ensureGroup(db, { groupID, type: 'Public', name: groupID, ownerID, createdAt: now })
      return groupID
    },
    takeLog: () => logged.splice(0),
    stop: async () => {
      await server.stop()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
