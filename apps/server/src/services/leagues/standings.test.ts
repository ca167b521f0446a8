import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Kysely } from 'kysely'
import { describe, expect, it } from 'vitest'
import { bootForTest, withCatalogue } from '../../../test/boot'
import { atNoon, NOON } from '../../../test/noon'
import { steppedClock } from '../../../test/stepped-clock'
import { readFootballFile } from '../../feed/import/read-football-file'
import { replayDate } from '../../feed/import/replay'
import { saveImport } from '../../feed/import/save-import'
import type { Database } from '../../store/schema'
import { roundsOf, seasonsOf, stagesOf } from '../../store/matches/seasons'
import { showSimulation } from '../../store/ops/installation'
import { standingsOf } from './standings'

const DATA = fileURLToPath(new URL('../../../../../../shared/data/football/', import.meta.url))
const NOW = Date.parse(NOON)

type Played = [home: string, away: string, score?: [number, number] | string]

const leagueFile = (name: string, matches: readonly Played[]) =>
  readFootballFile(
    'league.json',
    JSON.stringify({
      name,
      matches: matches.map(([team1, team2, score], index) => ({
        round: `Matchday ${index + 1}`,
        date: '2026-05-01',
        team1,
        team2,
        ...(typeof score === 'string' ? { status: score } : score && { score: { ft: score } }),
      })),
    }),
  )

/** The stages, by name, of an imported competition's newest season. */
const stagesBy = async (db: Kysely<Database>, competition: string, name?: string) => {
  const { id } = await db
    .selectFrom('competition')
    .select('id')
    .where('name_en', '=', competition)
    .executeTakeFirstOrThrow()
  const seasons = await seasonsOf(db, id)
  const season = seasons.find((each) => name === undefined || each.name === name)
  const stages = await stagesOf(db, season?.id ?? 0)
  return { season, seasons, stages: new Map(stages.map((stage) => [stage.name, stage])) }
}

const table = async (db: Kysely<Database>, stageId: number, where?: 'home' | 'away') => {
  const teams = await db.selectFrom('team').select(['id', 'name_en']).execute()
  const nameOf = new Map(teams.map(({ id, name_en }) => [id, name_en]))
  return (await standingsOf(db, stageId, { scope: where })).map(
    ({ team_id, played, won, drawn, lost, scored, conceded, points }) =>
      [nameOf.get(team_id), played, `${won}-${drawn}-${lost}`, `${scored}:${conceded}`, points].join(' '),
  )
}

describe('the table of a league', () => {
  const matches: Played[] = [
    ['A', 'B', [2, 0]],
    ['B', 'A', [1, 1]],
    ['C', 'A', [3, 2]],
    ['B', 'C'],
  ]

  it('counts stored results, also at home and away, and includes teams without a match', async () => {
    const { context } = await bootForTest({ template: await withCatalogue() })
    await saveImport(context.db, [leagueFile('First League 2026', [...matches, ['D', 'C']])], NOW)
    const { season, stages } = await stagesBy(context.db, 'First League 2026')
    expect(season).toMatchObject({ name: '2026' })
    const stage = stages.get('League')?.id ?? 0
    expect(await table(context.db, stage)).toEqual([
      'A 3 1-1-1 5:4 4',
      'C 1 1-0-0 3:2 3',
      'B 2 0-1-1 1:3 1',
      'D 0 0-0-0 0:0 0',
    ])
    expect((await table(context.db, stage, 'home'))[0]).toBe('A 1 1-0-0 2:0 3')
    expect((await table(context.db, stage, 'away'))[0]).toBe('A 2 0-1-1 3:4 1')
    expect(
      (await roundsOf(context.db, { stages: [stage] })).map(({ round, matches: count }) => [round, count]),
    ).toEqual([1, 2, 3, 4, 5].map((round) => [`Matchday ${round}`, 1]))
  })

  it('changes with results that are added, corrected and cancelled; a replay does not count', async () => {
    const { context } = await bootForTest({ template: await withCatalogue() })
    const { db } = context
    const save = (played: Played[]) => saveImport(db, [leagueFile('First League 2026', played)], NOW)
    await save(matches)
    const stage = (await stagesBy(db, 'First League 2026')).stages.get('League')?.id ?? 0
    await save([...matches.slice(0, 3), ['B', 'C', [1, 0]]])
    expect(await table(db, stage)).toEqual(['A 3 1-1-1 5:4 4', 'B 3 1-1-1 2:3 4', 'C 2 1-0-1 3:3 3'])
    await save([...matches.slice(0, 3), ['B', 'C', [4, 0]]])
    expect((await table(db, stage))[0]).toBe('B 3 1-1-1 5:3 4')
    await replayDate(db, { date: '2026-05-01', speed: 60, nowMs: NOW - 86_400_000 })
    expect((await table(db, stage))[0]).toBe('B 3 1-1-1 5:3 4')
    await save([...matches.slice(0, 3), ['B', 'C', 'canceled']])
    expect((await table(db, stage))[0]).toBe('A 3 1-1-1 5:4 4')
  })

  it('sorts teams with equal points by the rule of the league', async () => {
    const { context } = await bootForTest({ template: await withCatalogue() })
    // A and B have equal points. B has won their match, A has the better goal difference.
    const level: Played[] = [
      ['B', 'A', [1, 0]],
      ['A', 'C', [5, 0]],
      ['C', 'B', [1, 0]],
      ['C', 'A', [0, 0]],
      ['B', 'C', [2, 2]],
    ]
    for (const [name, competition, first] of [
      ['English Premier League 2026/27', 'English Premier League', 'A'],
      ['Italian Serie A 2026/27', 'Italian Serie A', 'B'],
    ] as const) {
      await saveImport(context.db, [leagueFile(name, level)], NOW)
      const { stages } = await stagesBy(context.db, competition, '2026/27')
      const rows = await table(context.db, stages.get('League')?.id ?? 0)
      expect(rows.find((row) => !row.startsWith('C'))?.[0]).toBe(first)
    }
  })

  it.skipIf(!existsSync(DATA))('equals the real ones of seasons that were played', { tags: ['deep'] }, async () => {
    const { context } = await bootForTest({ template: await withCatalogue() })
    const files = ['leagues/2024-25.en.1.json', 'leagues/2024-25.es.1.json', 'worldcup-2026/matches.json'].map((name) =>
      readFootballFile(name, readFileSync(join(DATA, name), 'utf8')),
    )
    await saveImport(context.db, files, NOW)
    const english = await stagesBy(context.db, 'English Premier League', '2024/25')
    expect((await table(context.db, english.stages.get('League')?.id ?? 0)).slice(0, 3)).toEqual([
      'Liverpool FC 38 25-9-4 86:41 84',
      'Arsenal FC 38 20-14-4 69:34 74',
      'Manchester City FC 38 21-8-9 72:44 71',
    ])
    // The file ends one round early. Both have 51 points and the same goal difference; Osasuna has scored more, Rayo
    // won head-to-head.
    const spanish = await stagesBy(context.db, 'Spanish La Liga', '2024/25')
    expect((await table(context.db, spanish.stages.get('League')?.id ?? 0)).slice(7, 9)).toEqual([
      expect.stringMatching(/^Rayo .* 41:45 51$/),
      expect.stringMatching(/Osasuna .* 47:51 51$/),
    ])
    const cup = await stagesBy(context.db, 'World Cup 2026')
    expect([...cup.stages.keys()]).toEqual([...'ABCDEFGHIJKL'].map((group) => `Group ${group}`).concat('Knockout'))
    const groups = [...cup.stages.values()].filter(({ kind }) => kind === 'group')
    const played = await Promise.all(
      groups.map(async ({ id }) => (await standingsOf(context.db, id)).map((row) => row.played)),
    )
    expect(played).toEqual(groups.map(() => [3, 3, 3, 3]))
    expect(
      (await roundsOf(context.db, { stages: [cup.stages.get('Knockout')?.id ?? 0] })).map(({ round }) => round),
    ).toEqual(['Round of 32', 'Round of 16', 'Quarter-final', 'Semi-final', 'Match for third place', 'Final'])
  })
})

it('Simulated matches belong to the current season of their competition, which is empty while they are hidden', async () => {
  const { context } = await bootForTest({ feed: 'simulation', clock: steppedClock(NOON), template: await atNoon() })
  const { db } = context
  const { season, stages } = await stagesBy(db, 'English Premier League')
  expect(season?.name).toMatch(/^2026 S\d+$/)
  const stage = stages.get('League')?.id ?? 0
  const finished = await db
    .selectFrom('match')
    .select('state')
    .where('stage_id', '=', stage)
    .where('status', '=', 8)
    .execute()
  const rows = await standingsOf(db, stage)
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
  expect(sum(({ played }) => played)).toBe(2 * finished.length)
  expect(sum(({ scored }) => scored)).toBe(
    finished.reduce((total, { state }) => total + state.home_score + state.away_score, 0),
  )
  expect(await db.selectFrom('match').select('id').where('stage_id', 'is', null).execute()).toEqual([])
  for (const [league, ties] of [
    ['English Premier League', 'difference'],
    ['Spanish La Liga', 'head_to_head'],
    ['Brasileiro Série A', 'wins'],
    ['EuroLeague', 'head_to_head'],
  ] as const)
    expect((await stagesBy(db, league)).stages.get('League'), league).toMatchObject({ tie_rule: ties })

  expect(await roundsOf(db, { stages: [stage] })).not.toEqual([])
  await showSimulation(db, false)
  expect(await standingsOf(db, stage)).toEqual([])
  expect(await roundsOf(db, { stages: [stage] })).toEqual([])
})
