import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { readFootballFile } from '../../feed/import/read-football-file'
import { saveImport } from '../../feed/import/save-import'
import { openPool } from '../../store/database/database'
import type { Database } from '../../store/schema'
import { matchAnalysis } from './analysis'

const CUP = `{ "name": "World Cup 2030", "matches": [{ "round": "Matchday 1", "date": "2030-06-14", "time": "12:00 UTC-5",
  "team1": "Norway", "team2": "Brazil", "group": "Group A" }] }`

/** Results of both teams, all the same for Norway. */
const results = (score: string) =>
  [
    'date,home_team,away_team,home_score,away_score,tournament,city,country,neutral',
    ...['01', '03', '05', '07', '09', '11'].map(
      (month) => `2029-${month}-02,Norway,Brazil,${score},FIFA World Cup qualification,Oslo,Norway,TRUE`,
    ),
    '',
  ].join('\n')

it('reads the results of all national teams once for a match, and again after an import', async () => {
  const { context } = await bootForTest()
  const importFiles = (...files: [string, string][]) =>
    saveImport(
      context.db,
      files.map(([name, text]) => readFootballFile(name, text)),
      context.clock.now(),
    )
  await importFiles(['results.csv', results('2,0')], ['cup.json', CUP])
  const { id } = await context.db.selectFrom('match').select('id').executeTakeFirstOrThrow()
  const queries: CompiledQuery[] = []
  const dialect = new PostgresDialect({ pool: openPool(context.config.databaseUrl ?? '') })
  const db = new Kysely<Database>({ dialect, log: ({ query }) => void queries.push(query) })
  onTestFinished(() => db.destroy())

  const analysed = async () => {
    queries.length = 0
    const leftOut = { viewer: '', matches: [], collected: false, but: [] }
    const path = { sport: 'football', matchid: id } as const
    const { forecast } = await matchAnalysis({ ...context, db }, path, { leftOut, lang: 'zh' })
    const ofResults = queries.filter(({ sql }) => sql.includes('international_result'))
    return { home: forecast?.home ?? 0, reads: ofResults.length }
  }
  const first = await analysed()
  expect(first.home).toBeGreaterThan(0.5)
  // The form of both teams, and their meetings.
  const again = await analysed()
  expect(again).toEqual({ home: first.home, reads: 3 })
  expect(first.reads).toBe(4)

  await importFiles(['results.csv', results('0,2')])
  const corrected = await analysed()
  expect(corrected.home).toBeLessThan(0.5)
  expect(corrected.reads).toBe(4)
})
