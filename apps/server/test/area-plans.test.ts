import { endpoints, type Endpoint, type EndpointName, type Match } from '@org/api-client/contract'
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { readFootballFile } from '../src/feed/import/read-football-file'
import { saveImport } from '../src/feed/import/save-import'
import type { RunningServer } from '../src/server'
import { indexAllNames } from '../src/services/search/index-all-names'
import type { Database } from '../src/store/schema'
import { openPool } from '../src/store/database/database'
import { showSimulation } from '../src/store/ops/installation'
import { bootServer, createDatabase } from './boot'
import { endpointCases } from './contract'
import type { AnyEndpointCase, GrownWorld } from './contract/endpoint-case'
import { growDetails, growNames, namesAt } from './grown-tables'
import { atNoon, NOON } from './noon'
import { newGuest } from './people'
import { steppedClock } from './stepped-clock'
import { tablesScanned } from './tables-scanned'

const CUP = `{ "name": "World Cup 2026", "matches": [
  { "round": "Matchday 1", "date": "2026-06-14", "time": "12:00 UTC-5", "team1": "Norway", "team2": "Brazil",
    "score": { "ft": [1, 0] }, "group": "Group A", "ground": "Houston" } ] }`
const RESULTS = `date,home_team,away_team,home_score,away_score,tournament,city,country,neutral
2026-06-14,Norway,Brazil,1,0,FIFA World Cup,Houston,United States,TRUE
`

/** The test fails if it does not make these long. */
const GROWING = [
  'account',
  'fifa_rank',
  'international_result',
  'lineup_player',
  'live_room',
  'match',
  'match_attention',
  'match_figures',
  'match_odds',
  'match_play',
  'match_vote',
  'search_name',
  'season',
  'stage',
  'team',
]

/** Its pages count all leagues, of which there are few, and the home page names each of them. */
const READ_WHOLE = 'competition'

const SETTINGS = { rateLimits: false, checkReplies: false, clock: steppedClock(NOON) }

/** `npm run plans -- --scale 10` has ten times as many rows. */
const SCALE = Number(process.env['PLANS_SCALE'] ?? 1)

/** A table with fewer rows than this, after the growth, does not grow with matches and people. */
const GROWN_ROWS = 0.8 * namesAt(SCALE)

let server: RunningServer
let pool: pg.Pool
let opened: Kysely<Database>
let guest: { readonly uid?: string; readonly token?: string } = {}
let world: GrownWorld
const queries = new Map<string, CompiledQuery>()

const call = async (name: EndpointName, fields: object): Promise<unknown> => {
  const { path, method }: Endpoint = endpoints[name]
  const address = path.replace(/:(\w+)/g, (_segment, field: string) => String({ ...fields }[field as never]))
  const reply = await fetch(server.url + address, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(method === 'POST' ? { body: JSON.stringify({ ...guest, ...fields }) } : {}),
  })
  const { status, msg, data } = (await reply.json()) as { status: number; msg: string; data: unknown }
  if (status !== 0) throw new Error(`${name} ${JSON.stringify(fields)}: ${status} ${msg}`)
  return data
}

let database: Awaited<ReturnType<typeof createDatabase>>

beforeAll(async () => {
  database = await createDatabase(await atNoon())
  // Without a simulation, so that it makes no query but those of calls.
  server = await bootServer({ ...SETTINGS, databaseUrl: database.url, feed: 'off' })
  opened = server.context.db
  await showSimulation(opened, true)
  await fill()
  const { userID: uid, sig: token } = await newGuest(server)
  guest = { uid, token }
  pool = openPool(database.url)
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void queries.set(JSON.stringify([query.sql, query.parameters]), query),
  })
  // The server takes the database from its context with each call.
  Object.assign(server.context, { db })
}, 600_000)
afterAll(async () => {
  const watched = server.context.db
  Object.assign(server.context, { db: opened })
  await watched.destroy()
  await server.stop()
  await database.drop()
})

/** Adds a cup, and much of everything else, to the day of the simulation. */
const fill = async (): Promise<void> => {
  const { db, clock } = server.context
  await saveImport(db, [readFootballFile('cup.json', CUP), readFootballFile('results.csv', RESULTS)], clock.now())
  world = await worldOf()
  await growNames(server.context, SCALE)
  await growDetails(server.context, { finished: world.finished, scale: SCALE })
  await indexAllNames(db, new AbortController().signal)
  await sql`ANALYZE`.execute(db)
}

const worldOf = async (): Promise<GrownWorld> => {
  const { list } = (await call('getDateMatch', {})) as { list: Match[] }
  const find = (sport: number, fits: (status: number) => boolean): Match => {
    const found = list.find(({ sport_id, status }) => sport_id === sport && fits(status))
    if (found === undefined) throw new Error(`The day has no such match of sport ${sport}.`)
    return found
  }
  const [football, next, basketball] = [
    find(1, (status) => status === 8),
    find(1, (status) => status === 1),
    find(2, (status) => status > 1),
  ]
  const nation = await opened.selectFrom('team').select('id').where('name_en', '=', 'Brazil').executeTakeFirstOrThrow()
  return {
    finished: football.id,
    next: next.id,
    football: { sport: 'football', matchid: football.id },
    basketball: { sport: 'basketball', matchid: basketball.id },
    league: { sport: 'football', event_id: football.event_id },
    nation: nation.id,
  }
}

it('every query of matches, search and the sport database finds its rows of tables that grow by an index', async () => {
  const asked = new Map<CompiledQuery, EndpointName>()
  for (const [name, { plans }] of Object.entries(endpointCases) as unknown as [EndpointName, AnyEndpointCase][]) {
    if (plans === undefined) continue
    queries.clear()
    for (const request of plans(world)) await call(name, request)
    expect(queries.size, name).toBeGreaterThan(0)
    for (const query of queries.values()) if (EXPLAINABLE.test(query.sql)) asked.set(query, name)
  }
  const grown = await grownTables()
  // Where a query has many rows, a scan may be cheaper. Without that choice a plan has one only if no index serves.
  const explainer = await pool.connect()
  onTestFinished(() => explainer.release())
  await explainer.query('SET enable_seqscan = off')
  const faults = new Set<string>()
  for (const [query, name] of asked)
    for (const table of await tablesScanned(explainer, query))
      if (grown.has(table)) faults.add(`${name} reads all of ${table}: ${query.sql}`)
  expect([...faults]).toEqual([])
}, 600_000)

const EXPLAINABLE = /^\s*(?:with|select|insert|update|delete)\b/i

const grownTables = async (): Promise<ReadonlySet<string>> => {
  const { rows } = await pool.query<{ relname: string }>(
    `SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples >= $1`,
    [GROWN_ROWS],
  )
  const grown = rows.map(({ relname }) => relname)
  expect(grown).toEqual(expect.arrayContaining(GROWING))
  return new Set(grown.filter((table) => table !== READ_WHOLE))
}
