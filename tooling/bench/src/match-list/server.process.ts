import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { loadConfig } from '@org/server/config'
import { startPostgres, type RunningPostgres } from '@org/server/postgres'
import { startServer, type RunningServer, type ServerParts } from '@org/server/server'
import { stopwatch, type Spent } from '../harness/cpu'
import { serveRpc } from '../harness/process-rpc'

/** A statement with the values of its parameters. */
export interface Query {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

type MatchWriter = Parameters<NonNullable<ServerParts['sources']>[number]['start']>[0]

const dataDir = mkdtempSync(join(tmpdir(), 'bench-match-list-'))
let postgres: RunningPostgres | null = null
let server: RunningServer | null = null
let writer: MatchWriter | null = null
/** When the server published the last ticks, which is its first step after the commit. */
let committedAt = 0
let stop: () => Spent = () => ({ cpuMicros: 0, wallMs: 0 })

const LEAGUES = 50
const CLUBS = ['Atlético', 'Real', 'União', 'Esporte', 'Racing', 'Nacional', 'Central', 'Grêmio']

const methods = {
  /** The whole server with its own database and a provider that has a day of football matches, a tenth in play. */
  start: async ({ port, matches }: { port: number; matches: number }) => {
    const config = loadConfig(
      { LOG_LEVEL: 'error' },
      { host: '127.0.0.1', port, dataDir, feed: 'imports', demoAccounts: false, rateLimits: false },
    )
    postgres = await startPostgres({ dir: join(dataDir, 'postgres'), password: config.secrets.database })
    const source = {
      name: 'bench',
      start: async (given: MatchWriter) => {
        writer = given
        return async () => undefined
      },
    }
    server = await startServer({ ...config, databaseUrl: postgres.url }, { sources: [source] })
    server.context.bus.subscribe('ticks', () => (committedAt = Date.now()))
    await addMatches(matches)
    return { databaseUrl: postgres.url, sdkAppID: config.sdkAppId }
  },
  /** The query by which the server reads the rows of the day for a visitor. */
  query: async ({ port }: { port: number }): Promise<Query> => {
    const asked: Query[] = []
    const { query } = pg.Client.prototype
    const recorded = function (this: pg.Client, sql: string, parameters: readonly unknown[]) {
      asked.push({ sql, parameters })
      return Reflect.apply(query, this, [sql, parameters])
    }
    Object.assign(pg.Client.prototype, { query: recorded })
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
    await fetch(`http://127.0.0.1:${port}/api/race/getDateMatch`, { ...init, body: '{"sport_id":1}' })
    Object.assign(pg.Client.prototype, { query })
    const found = asked.find(({ sql }) => String(sql).includes('to_jsonb(home)'))
    if (found === undefined) throw new Error('A call of getDateMatch reads no rows.')
    return found
  },
  /** A goal in each of some matches. Returns when the server had committed them, in milliseconds of the epoch. */
  score: async ({ first, matches, goals }: { first: number; matches: number; goals: number }) => {
    await writerOf().report(Array.from({ length: matches }, (_, index) => reportOf(first + index, goals)))
    return committedAt
  },
  watch: () => {
    stop = stopwatch()
  },
  spent: () => stop(),
}

const tidyUp = async () => {
  await server?.stop()
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

const writerOf = (): MatchWriter => {
  if (writer === null) throw new Error('The server has not started the source of matches.')
  return writer
}

const addMatches = async (count: number) => {
  const leagues = [...(await writerOf().saveCompetitions(1, names(LEAGUES, 'Liga'))).values()]
  const teams = [...(await writerOf().saveTeams(1, names(2 * count, 'Clube'))).values()]
  await writerOf().saveMatches(
    Array.from({ length: count }, (_, index) => ({
      key: `m-${index}`,
      sport_id: 1,
      competition_id: leagues[index % LEAGUES] ?? 0,
      home_id: teams[2 * index] ?? 0,
      away_id: teams[2 * index + 1] ?? 0,
      kickoff_time: kickoffOf(index),
      stage: null,
      round: `Matchday ${1 + (index % 38)}`,
      venue: '',
      referee: '',
    })),
  )
  await writerOf().report(Array.from({ length: count / 10 }, (_, index) => reportOf(index, 0)))
}

const today = Math.floor((Date.now() / 1000 + 28_800) / 86_400) * 86_400 - 28_800
const kickoffOf = (index: number) => today + 3_600 + 900 * (index % 80)

const names = (count: number, what: string) =>
  Array.from({ length: count }, (_, index) => {
    const word = `${CLUBS[index % CLUBS.length]} ${what} ${index.toString(36)}`
    const zh = `${String.fromCodePoint(0x4e00 + ((index * 37) % 5_000), 0x4e00 + ((index * 101) % 5_000))}队`
    return {
      name_en: `${word} FC`,
      short_name_en: word,
      name_zh: `${zh}足球俱乐部`,
      short_name_zh: zh,
      name_pt: `${word} FC`,
      short_name_pt: word,
      country: 'br',
      colours: '0a3 fff',
    }
  })

const reportOf = (index: number, goals: number) => ({
  key: `m-${index}`,
  stamp: Date.now(),
  state: {
    status: 4,
    time: kickoffOf(index) + 3_600,
    period_count: 2,
    period_remaining_time: 0,
    home_score: goals,
    away_score: index % 3,
    home_half_score: 0,
    away_half_score: 0,
    home_extra_score: null,
    away_extra_score: null,
    home_penalty_score: null,
    away_penalty_score: null,
    home_quarter_scores: [],
    away_quarter_scores: [],
    home_red: 0,
    away_red: 0,
    home_yellow: index % 4,
    away_yellow: index % 3,
    home_corner: index % 9,
    away_corner: index % 7,
  },
  odds: { home: 1.5 + (index % 40) / 20, draw: 3.1 + (index % 17) / 20, away: 2.2 + (index % 60) / 20 },
})

export type ServerMethods = typeof methods
serveRpc(methods, tidyUp)
