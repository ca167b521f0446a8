import { Kysely, PostgresDialect, sql, CompiledQuery, type LogEvent } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { steppedClock } from '../../../test/stepped-clock'
import { readFootballFile } from '../../feed/import/read-football-file'
import { saveImport } from '../../feed/import/save-import'
import { openPool } from '../../store/database/database'
import type { Database } from '../../store/schema'
import { databaseHome, listLeagues } from './list-leagues'
import { eventInfo, roundMatches, seasonNumbers } from './season-matches'
import { billboard, seasonRanking } from './season-rankings'
import { hotRank, seasonTables } from './season-tables'

/** Tables that every season makes longer. */
const GROWING = ['match', 'match_play', 'match_attention', 'season', 'stage', 'team']

const LEFT_OUT = { viewer: 'g_1', matches: [1], collected: true, but: [2] }

const league = (name: string) =>
  JSON.stringify({
    name,
    matches: [
      { round: 'Matchday 1', date: '2026-05-01', team1: 'A', team2: 'B', score: { ft: [1, 0] } },
      { round: 'Matchday 2', date: '2026-05-08', team1: 'B', team2: 'A' },
    ],
  })

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly Plan[]
}

/** A bitmap of an index has the table of its parent. */
const nodesOf = (plan: Plan, parent = ''): Plan[] => {
  const table = plan['Relation Name'] ?? parent
  return [{ ...plan, 'Relation Name': table }, ...(plan.Plans ?? []).flatMap((each) => nodesOf(each, table))]
}

/** Nodes that read all of a growing table or all of an index of it. */
const readsAll = ({ 'Node Type': type, 'Relation Name': table = '', 'Index Cond': condition }: Plan): boolean =>
  GROWING.includes(table) &&
  (type === 'Seq Scan' || (/^(Bitmap )?Index (Only )?Scan$/.test(type) && condition === undefined))

it('Every query of the pages of leagues finds its rows of growing tables by an index', async () => {
  const { context } = await bootForTest({ clock: steppedClock('2026-05-20T12:00:00Z') })
  const files = ['First League 2026', 'Open League 2026'].map((name) => readFootballFile('league.json', league(name)))
  await saveImport(context.db, files, context.clock.now())
  const queries: LogEvent['query'][] = []
  const pool = openPool(context.config.databaseUrl ?? '')
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void queries.push(query),
  })
  onTestFinished(() => db.destroy())
  const logged = { ...context, db }
  const pathOf = async (name: string) => {
    const found = db.selectFrom('competition').select('id').where('name_en', '=', name)
    return { sport: 'football', event_id: (await found.executeTakeFirstOrThrow()).id, season_id: 0 } as const
  }
  const paths = [await pathOf('First League 2026'), await pathOf('Open League 2026')]
  // The matches of the second league belong to no season.
  await db
    .updateTable('match')
    .set({ stage_id: null })
    .where('competition_id', '=', paths[1]?.event_id ?? 0)
    .execute()
  queries.length = 0
  await databaseHome(logged)
  await listLeagues(logged, { sport: 0, page: 1, size: 20 })
  await hotRank(logged, { sport: 'football', leftOut: LEFT_OUT }, 'zh')
  const types = ['scorers', 'assists', 'cards', 'teams'] as const
  for (const type of types) await billboard(logged, { type, page: 1, size: 20, leftOut: LEFT_OUT }, 'zh')
  for (const path of paths) {
    await eventInfo(logged, path, 'zh')
    await seasonNumbers(logged, { ...path, leftOut: LEFT_OUT })
    await seasonTables(logged, { ...path, leftOut: LEFT_OUT }, 'home', 'zh')
    await roundMatches(logged, { ...path, round: 1, page: 1, size: 20 }, 'viewer', 'zh')
    for (const type of types) await seasonRanking(logged, { ...path, leftOut: LEFT_OUT }, type, 'zh')
  }
  const run = [...queries]
  expect(run.length).toBeGreaterThan(20)
  // A small table is read whole where that is cheaper. Without that choice a plan has a scan only if no index serves.
  const plans = await db.connection().execute(async (connection) => {
    await sql`SET enable_seqscan = off`.execute(connection)
    const found: string[] = []
    for (const { sql: text, parameters } of run) {
      const { rows } = await connection.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        CompiledQuery.raw(`EXPLAIN (FORMAT JSON) ${text}`, [...parameters]),
      )
      const reads = rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan).filter(readsAll))
      found.push(
        ...reads.map((node) => `${node['Node Type']} of ${node['Relation Name']} ${node['Index Name'] ?? ''}: ${text}`),
      )
    }
    return found
  })
  expect(plans).toEqual([])
})

it('The billboard reads each league once, and leaves out one whose matches are gone meanwhile', async () => {
  const { context } = await bootForTest({ clock: steppedClock('2026-05-20T12:00:00Z') })
  const files = ['First League 2026', 'Other League 2026'].map((name) => readFootballFile('league.json', league(name)))
  await saveImport(context.db, files, context.clock.now())
  const queries: string[] = []
  const dialect = new PostgresDialect({ pool: openPool(context.config.databaseUrl ?? '') })
  const watched = new Kysely<Database>({ dialect, log: ({ query }) => void queries.push(query.sql) })
  onTestFinished(() => watched.destroy())
  /** Runs after the first query, which is that of all leagues. */
  let afterLeagues = () => Promise.resolve()
  const db = watched.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const run = afterLeagues
      afterLeagues = () => Promise.resolve()
      await run()
      return result
    },
  })
  const leagues = async () => {
    queries.length = 0
    const { list } = await billboard({ ...context, db }, { type: 'teams', page: 1, size: 20 }, 'zh')
    return [...new Set(list.map(({ league: { name_en } }) => name_en))].sort()
  }
  expect(await leagues()).toEqual(['First League 2026', 'Other League 2026'])
  expect(queries.filter((text) => /FROM competition/i.test(text))).toHaveLength(1)

  afterLeagues = async () => {
    const first = context.db.selectFrom('competition').select('id').where('name_en', '=', 'First League 2026')
    await context.db.updateTable('match').set({ origin: 'replay' }).where('competition_id', '=', first).execute()
    await context.db.updateTable('match').set({ stage_id: null }).where('competition_id', '=', first).execute()
  }
  expect(await leagues()).toEqual(['Other League 2026'])
})
