import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { openPool } from '../../store/database/database'
import { expect, it, onTestFinished } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { readFootballFile } from '../../feed/import/read-football-file'
import { saveImport } from '../../feed/import/save-import'
import type { Database } from '../../store/schema'
import { allNationResults, nationMeetings, nationResults } from '../../store/matches/nation-results'
import { nationsAmong } from '../../store/matches/national-teams'
import { cupTopic } from './cup-topic'
import { nationFigures, nationHonours, nationPage, nationSquad } from './nations'
import { rankedNations } from './ranks'

const CUP = `{ "name": "World Cup 2026", "matches": [{ "round": "Matchday 1", "date": "2026-06-14", "time": "12:00 UTC-5",
  "team1": "Norway", "team2": "Brazil", "score": { "ft": [1, 0] }, "group": "Group A" }] }`
const RESULTS = `date,home_team,away_team,home_score,away_score,tournament,city,country,neutral
2026-06-14,Norway,Brazil,1,0,FIFA World Cup,Houston,United States,TRUE
`

const LEFT_OUT = { viewer: 'g_1', matches: [1], collected: true, but: [2] }

/** The tables that grow with every match and every import. */
const GROWING =
  /Seq Scan on (match|match_play|match_attention|match_figures|international_result|international_entry|fifa_rank|squad_player|team)\b/

it('reads no growing table from its beginning to its end', async () => {
  const { context } = await bootForTest()
  const files = [readFootballFile('cup.json', CUP), readFootballFile('results.csv', RESULTS)]
  await saveImport(context.db, files, context.clock.now())
  const { id } = await context.db
    .selectFrom('team')
    .select('id')
    .where('name_en', '=', 'Brazil')
    .executeTakeFirstOrThrow()

  const { databaseUrl } = context.config
  if (databaseUrl === null) throw new Error('The server of the test has a database of its own.')
  const queries: CompiledQuery[] = []
  const pool = openPool(databaseUrl, { max: 1 })
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void queries.push(query),
  })
  onTestFinished(() => db.destroy())
  const watched = { ...context, db }
  await cupTopic(watched, LEFT_OUT, 'zh')
  await nationPage(watched, id, LEFT_OUT, 'zh')
  await nationFigures(watched, id, LEFT_OUT)
  await nationHonours(watched, id, 'zh')
  await nationSquad(watched, id)
  await rankedNations(watched, { page: 1, size: 20 })
  await nationResults(db, id, { before: 30_000, limit: 6 })
  await nationMeetings(db, [id, id + 1], { before: 30_000, limit: 6 })
  await allNationResults(db, { before: 30_000, limit: 4000 })
  await nationsAmong(db, [id])
  const asked = queries.splice(0)
  expect(asked.length).toBeGreaterThan(12)

  // In small tables a sequential scan is the cheapest plan: without it the planner shows whether an index can serve.
  await db.executeQuery(CompiledQuery.raw('SET enable_seqscan = off'))
  for (const query of asked) {
    const plan = await db.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(`EXPLAIN ${query.sql}`, [...query.parameters]),
    )
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).not.toMatch(GROWING)
  }
})
