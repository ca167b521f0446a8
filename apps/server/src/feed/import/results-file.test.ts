import { describe, expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { FootballFileError } from './football-file-error'
import { readFootballFile } from './read-football-file'
import { saveImport } from './save-import'

const HEAD = 'date,home_team,away_team,home_score,away_score,tournament,city,country,neutral'
const FINAL = '2026-07-19,Spain,Argentina,0,0,FIFA World Cup,East Rutherford,United States,TRUE'
const SHOOTOUT = `date,home_team,away_team,winner,first_shooter
2026-07-19,Spain,Argentina,Argentina,Spain
`
const results = (...lines: string[]) => [HEAD, ...lines, ''].join('\n')

const reasonsOf = (text: string): readonly string[] => {
  try {
    readFootballFile('results.csv', text)
    return []
  } catch (error) {
    if (error instanceof FootballFileError) return error.reasons
    throw error
  }
}

describe('reading results of national teams', () => {
  it('accepts quotes, Windows line ends, a byte order mark, and skips matches that have not been played', () => {
    const quoted = '2026-06-01,Spain,Chad,3,0,"Cup, of ""Peoples""",Madrid,Spain,FALSE'
    const text = `\uFEFF${results(quoted, FINAL.replace('0,0', 'NA,NA')).replaceAll('\n', '\r\n')}`
    expect(readFootballFile('results.csv', text)).toMatchObject({
      kind: 'results',
      content: [{ home: 'Spain', away: 'Chad', home_score: 3, away_score: 0, tournament: 'Cup, of "Peoples"' }],
    })
  })

  it.each([
    ['a day that does not exist', FINAL.replace('07-19', '02-30'), /^results\.csv:2: a day that exists.*2026-02-30/],
    ['a score that is none', FINAL.replace('0,0', '-1,0'), /^results\.csv:2: 0 to 99 goals instead of "-1"/],
    ['a score that is too large', FINAL.replace('0,0', '0,1e9'), /0 to 99 goals instead of "1e9"/],
    [
      'a team against itself',
      FINAL.replace('Argentina', 'Spain'),
      /^results\.csv:2: a team cannot play against itself/,
    ],
    ['a team without a name', FINAL.replace('Argentina', ' '), /^results\.csv:2: a name of 1 to 120 letters/],
    ['a column too many', `${FINAL},more`, /^results\.csv:2: 10 columns instead of 9/],
    ['a quote that does not end', FINAL.replace('East', '"East'), /^results\.csv:2: a quote that does not end/],
    ['a NUL', FINAL.replace('East', 'East\0'), /^results\.csv:2: a NUL/],
    ['a line twice', `${FINAL}\n${FINAL}`, /^results\.csv:3: the same as line 2/],
  ])('names the line of %s', (_what, line, reason) => {
    expect(reasonsOf(results(line))).toEqual([expect.stringMatching(reason)])
  })

  it('refuses other columns, goals, and a shootout that somebody else won', () => {
    expect(reasonsOf('date,home_team,away\n')).toEqual([expect.stringContaining('expected the columns')])
    expect(reasonsOf('date,home_team,away_team,team,scorer,minute,own_goal,penalty\n')).toEqual([
      expect.stringContaining('leave this file out'),
    ])
    expect(reasonsOf(SHOOTOUT.replace('Argentina,Argentina', 'Argentina,France'))).toEqual([
      'results.csv:2: the winner "France" did not play',
    ])
  })

  it('lists at most twenty faults of a file', () => {
    expect(
      reasonsOf(results(...Array.from({ length: 500 }, (_, at) => FINAL.replace('0,0', `x${at},0`)))),
    ).toHaveLength(20)
  })
})

describe('importing results of national teams', () => {
  const read = (text: string) => readFootballFile('results.csv', text)

  it('changes nothing when repeated, and takes a correction and a shootout', async () => {
    const { context } = await bootForTest()
    const { db } = context
    const ranking = () => db.selectFrom('fifa_rank').selectAll().orderBy('rank').execute()
    expect(await saveImport(db, [read(results(FINAL)), read(SHOOTOUT)], 0)).toMatchObject({ results: 1 })
    const first = await ranking()
    expect(first.map(({ rank, points }) => [rank, points])).toEqual([
      [1, 1012.5],
      [2, 1000],
    ])
    await saveImport(db, [read(results(FINAL)), read(SHOOTOUT)], 0)
    expect(await ranking()).toEqual(first)
    await saveImport(db, [read(results(FINAL.replace('0,0', '1,0')))], 0)
    expect((await ranking()).map(({ points }) => points)).toEqual([1025, 975])
    const champions = await db.selectFrom('international_entry').select('place').orderBy('place').execute()
    expect(champions.map(({ place }) => place)).toEqual([1, 2])
  })

  it('leaves out teams that have never played a World Cup or its qualification', async () => {
    const { context } = await bootForTest()
    const island = '2025-06-01,Jersey,Spain,0,1,Friendly,Saint Helier,Jersey,FALSE'
    expect(await saveImport(context.db, [read(results(island, FINAL))], 0)).toMatchObject({ results: 1 })
    const jersey = context.db.selectFrom('team').select('id').where('name_en', '=', 'Jersey')
    expect(await jersey.execute()).toEqual([])
  })
})
