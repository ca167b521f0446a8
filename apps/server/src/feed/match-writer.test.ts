import type { Match } from '@org/api-client/contract'
import { parseHostMessage, type MatchTick } from '@org/domain'
import { expect, it } from 'vitest'
import { bootForTest } from '../../test/boot'
import { steppedClock } from '../../test/stepped-clock'
import type { MarketOdds, MatchReport, MatchWriter, Names, Play, ScheduledMatch } from '../ports/match-writer'
import { seasonsOf, stagesOf } from '../store/matches/seasons'
import { standingsOf } from '../store/matches/standings'
import { stateOf } from './new-state'

/** The day before the match. */
const NOON = '2026-11-21T12:00:00Z'
const KICKOFF = Date.parse('2026-11-22T15:00:00Z') / 1000
const [NOT_STARTED, FIRST_HALF, HALF_TIME, SECOND_HALF, FINISHED, INTERRUPTED] = [1, 2, 3, 4, 8, 10]

const names = (name: string): Names => ({
  name_en: name,
  short_name_en: name,
  name_zh: `${name}队`,
  short_name_zh: `${name}队`,
  name_pt: name,
  short_name_pt: name,
  country: 'br',
  colours: '0a3 fff',
})

/** Only what a provider has: its own keys, and the writer that the server gives it. */
const bootWithProvider = async () => {
  const clock = steppedClock(NOON)
  const writers = new Map<string, MatchWriter>()
  const source = (name: string) => ({
    name,
    start: async (writer: MatchWriter) => {
      writers.set(name, writer)
      return async () => {}
    },
  })
  const server = await bootForTest({ feed: 'imports', clock, sources: [source('provider'), source('other')] })
  const [writer, other] = [writers.get('provider'), writers.get('other')]
  if (writer === undefined || other === undefined) throw new Error('The server has started both sources.')
  const ticks: MatchTick[] = []
  server.context.bus.subscribe('ticks', (message) => ticks.push(...message.ticks))
  const starts: string[] = []
  server.context.bus.subscribe('im:everybody', ({ msgBody }) => {
    const message = parseHostMessage(msgBody[0]?.msgContent['data'])
    if (message?.type === 'RaceStartLiveMessage') starts.push(message.data.desc_pt ?? '')
  })
  const call = async <Data>(path: string, body: object): Promise<Data> => {
    const reply = await fetch(`${server.url}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return ((await reply.json()) as { data: Data }).data
  }
  return { db: server.context.db, clock, writer, other, ticks, starts, call }
}

const scheduledBy = async (writer: MatchWriter): Promise<ScheduledMatch> => {
  const competitions = await writer.saveCompetitions(1, [names('Copa Nova')])
  const teams = await writer.saveTeams(1, [names('Aurora'), names('Boreal')])
  return {
    key: 'm-1',
    sport_id: 1,
    competition_id: competitions.get('Copa Nova') ?? 0,
    home_id: teams.get('Aurora') ?? 0,
    away_id: teams.get('Boreal') ?? 0,
    kickoff_time: KICKOFF,
    stage: {
      season: '2026',
      first_day: 20_779,
      name: 'League',
      kind: 'league',
      win_points: 3,
      draw_points: 1,
      loss_points: 0,
      tie_rule: 'difference',
    },
    round: 'Matchday 1',
    venue: 'Campo Velho',
    referee: 'R. Lima',
  }
}

const refused = async (call: Promise<unknown>, ...faults: string[]) => {
  const error: unknown = await call.catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'InvalidMatchError' })
  for (const fault of faults) expect((error as Error).message).toContain(fault)
}

const play = (seq: number, kind: Play['kind'], minute: number, parts: Partial<Play> = {}): Play => ({
  seq,
  kind,
  side: 'home',
  minute,
  added: 0,
  home: 0,
  away: 0,
  value: 0,
  player_en: null,
  player_zh: null,
  second_en: null,
  second_zh: null,
  ...parts,
})

/** A match of the provider, its reports, and what a visitor sees of it. */
const bootWithMatch = async () => {
  const booted = await bootWithProvider()
  const { clock, writer, call, db } = booted
  const match = await scheduledBy(writer)
  const matchid = (await writer.saveMatches([match])).get('m-1') ?? 0
  const report = (parts: Partial<MatchReport>) => writer.report([{ key: 'm-1', stamp: clock.now(), ...parts }])
  const seen = async () => {
    const { list } = await call<{ list: Match[] }>('api/race/getDateMatch', { date: '2026-11-22', tz: 'Asia/Shanghai' })
    return list.find(({ id }) => id === matchid)
  }
  const page = <Data>(name: string) => call<Data>(`api/football/${name}`, { matchid })
  const incidents = async () => {
    const { list } = await call<{ list: { kind: string }[] }>('webapi/football/getIncidentsData', { matchid })
    return list.map(({ kind }) => kind)
  }
  const table = async () => {
    const [season] = await seasonsOf(db, match.competition_id)
    const [stage] = await stagesOf(db, season?.id ?? 0)
    const teams = new Map([
      [match.home_id, 'Aurora'],
      [match.away_id, 'Boreal'],
    ])
    return (await standingsOf(db, stage?.id ?? 0)).map(({ team_id, points }) => `${teams.get(team_id)} ${points}`)
  }
  return { ...booted, match, matchid, report, seen, page, incidents, table }
}

it('a visitor sees what a provider reports, from the day before to a correction of the result', async () => {
  const { clock, writer, match, matchid, report, seen, page, incidents, table, ticks, starts } = await bootWithMatch()
  const goTo = (iso: string) => clock.advance(Date.parse(iso) - clock.now())
  expect(await seen()).toMatchObject({ status: NOT_STARTED, hometeam: { name_en: 'Aurora' }, odds: null })
  expect(await page('getMatchInfo')).toMatchObject({ venue: 'Campo Velho', referee: 'R. Lima' })

  const movement = (home: number, time: number) => ({ home, draw: 3.2, away: 4, time })
  const history = [movement(1.9, KICKOFF - 80_000), movement(1.8, KICKOFF - 70_000)]
  await report({
    odds: { home: 1.8, draw: 3.2, away: 4 },
    markets: [{ place: 0, company: 'BET365', market: 'winner', line: 0, history }],
    lineups: [{ side: 'home', place: 1, starts: true, name_en: 'Keeper', name_zh: '门将' }],
  })
  expect(await seen()).toMatchObject({ odds: { home: 1.8 } })
  expect(await page('matchOdd')).toMatchObject({
    list: [{ opening: { home: 1.9 }, current: { home: 1.8 }, history }],
  })
  expect(ticks).toEqual([])

  goTo('2026-11-22T15:00:05Z')
  const firstHalf = { ...stateOf(FIRST_HALF), time: KICKOFF + 3 }
  const whistle = play(1, 'period', 1, { side: 'none', value: FIRST_HALF })
  await report({ state: firstHalf, plays: [whistle] })
  await expect.poll(() => starts).toEqual(['Aurora x Boreal'])
  expect(ticks).toMatchObject([{ id: matchid, status: FIRST_HALF, time: KICKOFF + 3, stamp: clock.now() }])

  goTo('2026-11-22T15:20:00Z')
  const goal = play(2, 'goal', 20, { home: 1, player_en: 'Striker', player_zh: '前锋' })
  const withGoal = { stamp: clock.now(), state: { ...firstHalf, home_score: 1 }, plays: [goal] }
  await report({
    ...withGoal,
    figures: { stats: [{ kind: 'shots', home: 4, away: 1 }], momentum: [10, -5] },
  })
  expect(await seen()).toMatchObject({ home_score: 1, away_score: 0 })
  expect(await page('getMatchData')).toEqual({ stats: [{ kind: 'shots', home: 4, away: 1 }], momentum: [10, -5] })
  expect(await incidents()).toEqual(['period', 'goal'])
  const told = ticks.length
  await report(withGoal)
  expect(ticks).toHaveLength(told)

  goTo('2026-11-22T15:22:00Z')
  await report({ state: firstHalf, plays: [whistle, play(2, 'var', 22)], corrects: true })
  await report({ ...withGoal, stamp: clock.now() - 60_000 })
  expect(await seen()).toMatchObject({ home_score: 0 })
  expect(await incidents()).toEqual(['period', 'var'])
  expect(ticks.map(({ home_score }) => home_score)).toEqual([0, 1, 0])

  goTo('2026-11-22T15:47:00Z')
  const red = play(3, 'red_card', 40, { side: 'away' })
  const halfTime = { ...stateOf(HALF_TIME), away_red: 1, home_half_score: 0, away_half_score: 0 }
  await report({ state: halfTime, plays: [red] })
  goTo('2026-11-22T16:05:00Z')
  await writer.report([
    { key: 'm-1', stamp: clock.now(), state: { ...halfTime, status: SECOND_HALF, time: KICKOFF + 3900 } },
    {
      key: 'm-1',
      stamp: clock.now() + 1,
      state: { ...halfTime, status: SECOND_HALF, time: KICKOFF + 3900, home_score: 1 },
    },
  ])
  expect(await seen()).toMatchObject({ status: SECOND_HALF, home_score: 1, away_red: 1, home_half_score: 0 })
  expect(starts).toHaveLength(1)

  goTo('2026-11-22T16:55:00Z')
  const finished = { ...halfTime, status: FINISHED, home_score: 1 }
  await report({ state: finished, settled: true })
  expect(await table()).toEqual(['Aurora 3', 'Boreal 0'])
  expect(ticks.at(-1)).toMatchObject({ status: FINISHED, home_score: 1 })

  goTo('2026-11-23T10:00:00Z')
  await report({ state: { ...finished, home_score: 0, away_score: 3 } })
  expect(await seen()).toMatchObject({ status: FINISHED, home_score: 0, away_score: 3 })
  expect(await table()).toEqual(['Boreal 3', 'Aurora 0'])
  expect(await incidents()).toEqual(['period', 'var', 'red_card'])
  expect((await writer.saveMatches([{ ...match, venue: 'Campo Novo' }])).get('m-1')).toBe(matchid)
  expect(await page('getMatchInfo')).toMatchObject({ venue: 'Campo Novo', match: { away_score: 3 } })
})

it('the start of a match is announced once, also if it is interrupted and continues', async () => {
  const { clock, report, db } = await bootWithMatch()
  const starts = async () => (await db.selectFrom('outbox').select('id').execute()).length
  const goTo = (seconds: number) => clock.advance(seconds * 1000 - clock.now())
  goTo(KICKOFF)
  await report({ state: { ...stateOf(FIRST_HALF), time: KICKOFF } })
  expect(await starts()).toBe(1)
  for (const [index, status] of [FIRST_HALF, SECOND_HALF].entries()) {
    const time = KICKOFF + (index + 1) * 3600
    goTo(time - 600)
    await report({ state: stateOf(INTERRUPTED) })
    goTo(time)
    await report({ state: { ...stateOf(status), time } })
    expect(await starts()).toBe(1)
  }
})

it('a call with a fault is refused completely, and names every fault', async () => {
  const { clock, writer, other, match, report, seen, ticks } = await bootWithMatch()
  const state = { ...stateOf(FIRST_HALF), time: KICKOFF }
  const good = { key: 'm-1', stamp: clock.now(), state }
  await refused(writer.report([good, { key: 'm-2', stamp: 1 }, { key: 'm-3', stamp: 1 }]), '"m-2"', '"m-3"')
  await refused(report({ state: { ...state, status: 99 } }), 'no status 99')
  await refused(report({ state: { ...state, home_score: -1 } }), 'state.home_score')
  await refused(report({ plays: [play(1, 'dance' as Play['kind'], 1)] }), 'plays.0.kind')
  await refused(other.report([good]), 'Unknown match "m-1" of other')
  await refused(writer.saveMatches([{ ...match, key: 'm-9', away_id: 5 }]), 'no team 5')
  await refused(writer.saveMatches([match, match]), 'given twice')
  await refused(writer.saveTeams(1, [{ ...names('Cedro'), colours: 'red' }]), 'colours')
  expect(await seen()).toMatchObject({ status: NOT_STARTED })
  expect(ticks).toEqual([])
})

it('a value that the database or a visitor could not read is refused', async () => {
  const { clock, writer, match, report, table } = await bootWithMatch()
  const state = { ...stateOf(FIRST_HALF), time: KICKOFF }
  const movement = { home: 1.8, draw: 3.2, away: 4, time: KICKOFF }
  const market: MarketOdds = { place: 0, company: 'BET365', market: 'winner', line: 0, history: [movement] }
  const player = { side: 'home', place: 1, starts: true, name_en: 'Keeper', name_zh: '门将' } as const
  await refused(report({ state: { ...state, home_score: 3e9 } }), 'state.home_score')
  await refused(report({ state: { ...state, time: KICKOFF * 1e6 } }), 'state.time')
  await refused(report({ odds: { home: Infinity, draw: 3, away: 4 } }), 'odds.home')
  await refused(report({ figures: { stats: [], momentum: [101] } }), 'figures.momentum.0')
  await refused(report({ plays: [play(3e9, 'goal', 1)] }), 'plays.0.seq')
  await refused(report({ plays: [play(1, 'goal', 1, { player_en: 'A\0' })] }), 'plays.0.player_en')
  await refused(report({ plays: [play(1, 'goal', 1), play(1, 'corner', 2)] }), 'plays', 'twice')
  await refused(report({ markets: [market, { ...market, line: 1 }] }), 'markets', 'twice')
  await refused(report({ markets: [{ ...market, history: [movement, { ...movement, time: KICKOFF - 1 }] }] }), 'oldest')
  await refused(report({ lineups: [player, { ...player, name_en: 'Libero' }] }), 'lineups', 'twice')
  await refused(report({ lineups: [{ ...player, place: 40_000 }] }), 'lineups.0.place')
  await refused(report({ stamp: clock.now() * 1000, state }), 'in the future')
  await refused(writer.saveTeams(1, [names('Cedro'), names('Cedro')]), '"Cedro" is given twice')
  await refused(writer.saveTeams(1, [names('Cedro\ud800')]), 'name_en')
  await refused(writer.saveMatches([{ ...match, venue: 'v'.repeat(201) }]), 'venue')
  await refused(writer.saveMatches([{ ...match, kickoff_time: 1e15 }]), 'kickoff_time')
  await report({ state: { ...state, status: FINISHED, home_score: 1 }, settled: true })
  expect(await table()).toEqual(['Aurora 3', 'Boreal 0'])
})

it('a known match cannot become one of another sport', async () => {
  const { writer, match, page } = await bootWithMatch()
  const competitions = await writer.saveCompetitions(2, [names('Copa Nova')])
  const teams = await writer.saveTeams(2, [names('Aurora'), names('Boreal')])
  const ofBasketball = {
    ...match,
    sport_id: 2,
    competition_id: competitions.get('Copa Nova') ?? 0,
    home_id: teams.get('Aurora') ?? 0,
    away_id: teams.get('Boreal') ?? 0,
  } as const
  await refused(writer.saveMatches([ofBasketball]), 'of the sport 1')
  expect(await page('getMatchInfo')).toMatchObject({ match: { sport_id: 1, event_id: match.competition_id } })
})

it('sources may use the same keys, and save the same matches at once', async () => {
  const { writer, other, match, matchid } = await bootWithMatch()
  const ids = await Promise.all([other, other, writer, other].map((each) => each.saveMatches([match])))
  const [first, ...rest] = ids.map((each) => each.get('m-1'))
  expect(first).not.toBe(matchid)
  expect(rest).toEqual([first, matchid, first])
})
