import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findAccountByName } from '@org/server/accounts'
import { changeLives } from '@org/server/change-lives'
import { loadConfig } from '@org/server/config'
import { openDatabase } from '@org/server/database'
import { startPostgres, type RunningPostgres } from '@org/server/postgres'
import { startServer, type RunningServer } from '@org/server/server'
import { latin, ProvidedMatch, type MatchWriter } from './provided-match'
import { CAPTCHA } from './server-process'

type Names = Parameters<MatchWriter['saveTeams']>[1][number]

const FOOTBALL = 1
/** A member of the demonstration. */
const DEMO_ACCOUNT = 'demo1'

/** It refuses nothing because the machine is busy. */
const CALM = { lagMs: () => 0 }

/** A match by the Chinese names of its teams. */
export interface Fixture {
  readonly home: string
  readonly away: string
  /** Minutes from now to the kick-off; a match of the past has a negative number. */
  readonly startsIn: number
}

/**
 * The server with the built app and one source of matches: the test, which reports what happens, as a data provider
 * does. Nothing happens by itself, so a test never waits for a time.
 */
export class ProviderServer {
  private constructor(
    readonly url: string,
    private readonly writer: MatchWriter,
    private readonly parts: { server: RunningServer; postgres: RunningPostgres; dataDir: string },
  ) {}

  static async start(): Promise<ProviderServer> {
    const dataDir = mkdtempSync(join(tmpdir(), 'e2e-'))
    const config = loadConfig(
      { LOG_LEVEL: 'silent', DEV_CAPTCHA: CAPTCHA },
      // A busy machine would make the database cancel statements.
      { host: '127.0.0.1', port: 0, dataDir, feed: 'imports', demoAccounts: true, databaseTimeoutSeconds: 60 },
    )
    const postgres = await startPostgres({
      dir: join(dataDir, 'postgres'),
      password: config.secrets.database,
      durable: false,
    })
    const writers: MatchWriter[] = []
    const source = {
      name: 'e2e',
      start: async (writer: MatchWriter) => {
        writers.push(writer)
        return async () => undefined
      },
    }
    const server = await startServer({ ...config, databaseUrl: postgres.url }, { sources: [source], eventLoop: CALM })
    const [writer] = writers
    if (!writer) throw new Error('The server has not started the source of matches.')
    return new ProviderServer(server.url, writer, { server, postgres, dataDir })
  }

  get port(): number {
    return Number(new URL(this.url).port)
  }

  /** Adds a football match, which has not started. */
  async addMatch({ home, away, startsIn }: Fixture): Promise<ProvidedMatch> {
    const leagues = await this.writer.saveCompetitions(FOOTBALL, [named('测试联赛')])
    const teams = await this.writer.saveTeams(FOOTBALL, [named(home), named(away)])
    const kickOff = Math.floor(Date.now() / 1000) + startsIn * 60
    const key = `${home} ${away} ${kickOff}`
    const ids = await this.writer.saveMatches([
      {
        key,
        sport_id: FOOTBALL,
        competition_id: leagues.get(named('测试联赛').name_en) ?? 0,
        home_id: teams.get(named(home).name_en) ?? 0,
        away_id: teams.get(named(away).name_en) ?? 0,
        kickoff_time: kickOff,
        stage: null,
        round: '',
        venue: '',
        referee: '',
      },
    ])
    return new ProvidedMatch(this.writer, key, ids.get(key) ?? 0)
  }

  /** The operator makes a member an anchor, with a room for the match and the media of the demonstration. */
  addRoom(match: ProvidedMatch): Promise<string> {
    return this.operate(async (order, anchor) => {
      await order('anchors', 'add', anchor)
      const categories = await order('categories', 'add', 'name_zh=足球', 'name_pt=Futebol', 'sport_id=1')
      const category = /^(\d+) .*足球/m.exec(categories)?.[1]
      await order('rooms', 'add', anchor, `category_id=${category}`, 'title_zh=看球', `match_id=${match.id}`)
      await order('streams', 'add', anchor, 'format=hls', `url=/media/live/1/HD/${anchor}.m3u8`)
      return `/live-detail/${anchor}`
    })
  }

  /** The same, on air. */
  async openRoom(match: ProvidedMatch): Promise<string> {
    const path = await this.addRoom(match)
    await this.operate((order, anchor) => order('rooms', 'open', anchor))
    return path
  }

  private async operate<T>(
    act: (order: (...words: string[]) => Promise<string>, anchor: string) => Promise<T>,
  ): Promise<T> {
    const db = openDatabase(this.parts.postgres.url)
    try {
      const anchor = (await findAccountByName(db, DEMO_ACCOUNT))?.id
      return await act(
        (...words) => changeLives(db, words, { name: 'provider', now: Math.floor(Date.now() / 1000) }),
        `${anchor}`,
      )
    } finally {
      await db.destroy()
    }
  }

  async stop(): Promise<void> {
    await this.parts.server.stop()
    await this.parts.postgres.stop()
    rmSync(this.parts.dataDir, { recursive: true, force: true })
  }
}

const named = (name: string): Names => {
  const spelt = latin(name)
  return {
    name_en: spelt,
    short_name_en: spelt,
    name_zh: name,
    short_name_zh: name,
    name_pt: spelt,
    short_name_pt: spelt,
    country: 'br',
    colours: '0a3 fff',
  }
}
