import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  getAnalysisData,
  getBillboard,
  getDatabaseHome,
  getEventInfo,
  getEventIntegral,
  getEventList,
  getEventMatch,
  getEventRank,
  getEventView,
  getMatchRank,
  searchEvents,
} from '@org/api-client/contract'
import { expect, it } from 'vitest'
import { apiOf } from '../../../test/people'
import { bootWithMatch, KICKOFF, names, play } from '../../../test/provider'
import { readFootballFile } from '../../feed/import/read-football-file'
import { saveImport } from '../../feed/import/save-import'
import { stateOf } from '../../feed/new-state'
import type { CompetitionKind } from '../../ports/match-writer'

const FINISHED = 8
const FILES = fileURLToPath(new URL('../../../../../../shared/data/football/leagues/', import.meta.url))

/**
 * A competition whose source says of no match in which season it is: A has beaten B, and plays against C tomorrow, by default;
 * or A has beaten B at these moments.
 */
const boot = async ({ name = 'Liga Aberta', kind, results = [] }: Open = {}) => {
  const { server, writer, match, clock } = await bootWithMatch()
  const competition = { ...names(name), ...(kind && { kind }) }
  const competition_id = (await writer.saveCompetitions(1, [competition])).get(name) ?? 0
  const teams = await writer.saveTeams(1, ['A', 'B', 'C'].map(names))
  const of = (key: string, home: string, away: string, kickoff_time: number) => ({
    ...match,
    key,
    competition_id,
    home_id: teams.get(home) ?? 0,
    away_id: teams.get(away) ?? 0,
    kickoff_time,
    stage: null,
    round: '',
  })
  const played = results.length === 0 ? [KICKOFF] : results.map((day) => Date.parse(`${day}T15:00:00Z`) / 1000)
  const coming = results.length === 0 ? [of('next', 'C', 'A', KICKOFF + 86_400)] : []
  const matches = [...played.map((kickoff, at) => of(`o-${at}`, 'A', 'B', kickoff)), ...coming]
  const ids = await writer.saveMatches(matches)
  clock.advance((KICKOFF + 7200) * 1000 - clock.now())
  const goal = play(1, 'goal', 10, { home: 1, player_en: 'Silva', player_zh: '席尔瓦' })
  const state = { ...stateOf(FINISHED), home_score: 1 }
  await writer.report(
    played.map((_, at) => ({ key: `o-${at}`, stamp: clock.now(), state, settled: true, plays: [goal] })),
  )
  const league = { sport: 'football', event_id: competition_id } as const
  return { server, anyone: apiOf(server), league, ids }
}

interface Open {
  readonly name?: string
  readonly kind?: CompetitionKind
  /** Days, as `2026-05-01`. */
  readonly results?: readonly string[]
}

it('A league whose source names no season is found and has a page with its matches, table and scorers', async () => {
  const { anyone, league } = await boot()
  const found = await anyone.call(searchEvents, { keyword: 'Liga Aberta' })
  expect(found.list.map(({ id }) => id)).toEqual([league.event_id])
  expect((await anyone.call(getDatabaseHome, {})).fbList.map(({ id }) => id)).toContain(league.event_id)

  expect(await anyone.call(getEventInfo, league)).toMatchObject({
    season_id: 2026,
    seasons: [{ id: 2026, name: '2026' }],
    tabs: ['table', 'schedule', 'scorers', 'teams', 'numbers'],
    rounds: [''],
    round: 1,
  })
  const { list } = await anyone.call(getEventMatch, league)
  expect(list.map(({ hometeam, home_score }) => [hometeam.name_en, home_score])).toEqual([
    ['A', 1],
    ['C', 0],
  ])
  const { groups, tie_rule } = await anyone.call(getEventIntegral, league)
  expect(tie_rule).toBe('difference')
  expect(groups).toMatchObject([{ id: 0, name: '' }])
  expect(groups[0]?.list.map(({ team, points, played }) => [team.name_en, points, played])).toEqual([
    ['A', 3, 1],
    ['C', 0, 0],
    ['B', 0, 1],
  ])
  expect((await anyone.call(getEventRank, { ...league, type: 'scorers' })).list).toMatchObject([
    { player: '席尔瓦', value: 1 },
  ])
  expect(await anyone.call(getEventView, league)).toMatchObject({ matches: 2, played: 1, home_wins: 1 })
})

it('Such a league has no season without matches, and no page of another sport', async () => {
  const { anyone, league } = await boot()
  await expect(anyone.call(getEventInfo, { ...league, season_id: 1 })).rejects.toMatchObject({ status: 7 })
  await expect(anyone.call(getEventInfo, { ...league, sport: 'basketball' })).rejects.toMatchObject({ status: 7 })
})

type Booted = Awaited<ReturnType<typeof boot>>
const seasonsOf = async ({ anyone, league }: Booted) =>
  (await anyone.call(getEventInfo, league)).seasons.map(({ name }) => name)
/** Matches that A has played in each season, the newest first. */
const playedIn = async ({ anyone, league }: Booted) => {
  const { seasons } = await anyone.call(getEventInfo, league)
  const tables = await Promise.all(seasons.map(({ id }) => anyone.call(getEventIntegral, { ...league, season_id: id })))
  return tables.map(({ groups }) => groups[0]?.list[0]?.played)
}

it('Its seasons follow from its matches: a league that pauses in summer plays from July to June', async () => {
  const booted = await boot({
    results: ['2024-08-17', '2025-01-04', '2025-05-24', '2025-08-16', '2025-12-20', '2026-01-10'],
  })
  expect(await seasonsOf(booted)).toEqual(['2025/26', '2024/25'])
  expect(await playedIn(booted)).toEqual([3, 3])
  const { anyone, league } = booted
  const scorers = await anyone.call(getEventRank, { ...league, type: 'scorers', season_id: 2024 })
  expect(scorers.list).toMatchObject([{ value: 3 }])
  expect(await anyone.call(getEventView, { ...league, season_id: 2024 })).toMatchObject({ matches: 3 })
})

it('A league that pauses around the new year has a season a year', async () => {
  const booted = await boot({ results: ['2025-03-29', '2025-07-12', '2025-12-31', '2026-06-20'] })
  expect(await seasonsOf(booted)).toEqual(['2026', '2025'])
  expect(await playedIn(booted)).toEqual([1, 3])
})

it.skipIf(!existsSync(FILES))('The seasons of real leagues follow from their matches', async () => {
  const { server, anyone } = await boot()
  const files = ['2024-25.en.1', '2025-26.en.1', '2024-25.it.1', '2025-26.it.1', '2025.br.1', '2025.cn.1']
  const { context } = server
  await saveImport(
    context.db,
    files.map((name) => readFootballFile(name, readFileSync(join(FILES, `${name}.json`), 'utf8'))),
    context.clock.now(),
  )
  const seasonsBy = async () => {
    const { list } = await anyone.call(getEventList, {})
    const leagues = list.filter(({ name_en }) => name_en !== 'Liga Aberta' && name_en !== 'Copa Nova')
    return Promise.all(
      leagues.map(async ({ id, name_en }) => {
        const { seasons } = await anyone.call(getEventInfo, { sport: 'football', event_id: id })
        return Promise.all(
          seasons.map(async ({ id: season_id, name }) => {
            const season = { sport: 'football', event_id: id, season_id } as const
            return [name_en, name, await anyone.call(getEventView, season)]
          }),
        )
      }),
    )
  }
  const named = await seasonsBy()
  expect(named.flat()).toHaveLength(files.length)
  await context.db.updateTable('match').set({ stage_id: null }).where('origin', '=', 'import').execute()
  expect(await seasonsBy()).toEqual(named)
})

it('The page of a match of such a league has the table of its season', async () => {
  const { anyone, ids } = await boot({ results: ['2024-08-17', '2025-01-04', '2025-08-16', '2026-01-10'] })
  const matchid = ids.get('o-1') ?? 0
  const { season, list } = await anyone.call(getMatchRank, { sport: 'football', matchid })
  expect([season, list.map(({ team, played }) => `${team.name_en} ${played}`)]).toEqual(['2024/25', ['A 2', 'B 2']])
  const { standings } = await anyone.call(getAnalysisData, { sport: 'football', matchid })
  expect(standings.map(({ points }) => points)).toEqual([6, 0])
})

it.each([
  ['by its kind', { name: 'Verão', kind: 'friendly' }],
  ['by its name', { name: 'Club Friendlies' }],
  ['by its name in Portuguese', { name: 'Amistosos de Clubes' }],
  ['as a cup', { name: 'Copa Aberta' }],
  ['as a cup by its kind', { name: 'Torneio', kind: 'cup' }],
] as const)('A competition without groups that is no league has no table: %s', async (_, open) => {
  const { anyone, league, ids } = await boot(open)
  expect((await anyone.call(getEventInfo, league)).tabs).toEqual(['schedule', 'scorers', 'teams', 'numbers'])
  expect((await anyone.call(getEventIntegral, league)).groups).toEqual([])
  const match = { sport: 'football', matchid: ids.get('o-0') ?? 0 } as const
  expect(await anyone.call(getMatchRank, match)).toEqual({ season: '', list: [] })
})

it('Friendlies have no table even if their source calls them a stage of a league', async () => {
  const { writer, match, matchid, server } = await bootWithMatch()
  const anyone = apiOf(server)
  const league = { sport: 'football', event_id: match.competition_id } as const
  const football = { sport: 'football', matchid } as const
  expect((await anyone.call(getEventIntegral, league)).groups).toHaveLength(1)
  expect((await anyone.call(getMatchRank, football)).list).toHaveLength(2)
  await writer.saveCompetitions(1, [{ ...names('Copa Nova'), kind: 'friendly' }])
  expect((await anyone.call(getEventIntegral, league)).groups).toEqual([])
  expect((await anyone.call(getEventInfo, league)).tabs).not.toContain('table')
  expect((await anyone.call(getMatchRank, football)).list).toEqual([])
})

it('The kind that a source gives wins over the name', async () => {
  const { anyone, league } = await boot({ name: 'Liga Copa', kind: 'league' })
  expect((await anyone.call(getEventInfo, league)).tabs).toContain('table')
})

it('The billboard counts the newest season of such a league, and no friendlies', async () => {
  const results = ['2024-08-17', '2025-01-04', '2025-08-16', '2026-01-10', '2026-01-17']
  const scorers = async ({ anyone }: Booted) => (await anyone.call(getBillboard, { type: 'scorers' })).list
  expect(await scorers(await boot({ results }))).toMatchObject([{ value: 3, league: { name_en: 'Liga Aberta' } }])
  expect(await scorers(await boot({ results, kind: 'friendly' }))).toEqual([])
})
