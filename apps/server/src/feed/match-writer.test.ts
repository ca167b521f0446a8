import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { bootForTest } from '../../test/boot'
import { bootWithMatch, KICKOFF, lineupPlayer, names, play } from '../../test/provider'
import type { Play } from '../ports/match-writer'
import { stateOf } from './new-state'

const [NOT_STARTED, FIRST_HALF, HALF_TIME, SECOND_HALF, EXTRA_TIME, FINISHED, INTERRUPTED] = [1, 2, 3, 4, 5, 8, 10]

it('a visitor sees what a provider reports, from the day before to a correction of the result', async () => {
  const { clock, writer, match, matchid, report, seen, page, lineups, incidents, annulled, table, ticks, starts } =
    await bootWithMatch()
  const goTo = (iso: string) => clock.advance(Date.parse(iso) - clock.now())
  expect(await seen()).toMatchObject({ status: NOT_STARTED, hometeam: { short_name_zh: 'Aurora队' }, odds: null })
  expect(await page('getMatchInfo')).toMatchObject({ venue: 'Campo Velho', referee: 'R. Lima' })

  const movement = (home: number, time: number) => ({ home, draw: 3.2, away: 4, time })
  const history = [movement(1.9, KICKOFF - 80_000), movement(1.8, KICKOFF - 70_000)]
  await report({
    odds: { home: 1.8, draw: 3.2, away: 4 },
    markets: [{ place: 0, company: 'BET365', market: 'winner', line: 0, history }],
    lineups: [lineupPlayer('home', 1, { name_en: 'Keeper' })],
  })
  expect(await seen()).toMatchObject({ odds: { home: 1.8 } })
  expect(await page('matchOdd')).toMatchObject({
    list: [{ opening: { home: 1.9 }, current: { home: 1.8 }, history }],
  })
  expect(await lineups()).toEqual([{ side: 'home', place: 1, name_en: 'Keeper' }])
  await report({
    stamp: clock.now() + 1,
    lineups: [lineupPlayer('away', 1, { name_en: 'Substitute' })],
  })
  expect(await lineups()).toEqual([{ side: 'away', place: 1, name_en: 'Substitute' }])
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
  expect(await page('getMatchData')).toEqual({
    stats: [{ kind: 'shots', home: 4, away: 1 }],
    momentum: [10, -5],
    colours: { home: ['#00aa33', '#ffffff'], away: ['#00aa33', '#ffffff'] },
  })
  expect(await incidents()).toEqual(['period', 'goal'])
  const told = ticks.length
  await report(withGoal)
  expect(ticks).toHaveLength(told)

  goTo('2026-11-22T15:22:00Z')
  const corrected = { plays: [whistle, play(2, 'var', 22)], corrects: true, annulment: 'offside' } as const
  await report({ state: firstHalf, ...corrected })
  await report({ ...withGoal, stamp: clock.now() - 60_000 })
  expect(await seen()).toMatchObject({ home_score: 0 })
  expect(await incidents()).toEqual(['period', 'var'])
  expect(await page('getTliveData')).toMatchObject({
    list: [{ id: 1 }, { id: 2 }],
    annulled: [{ id: 2, reason: 'offside', home_score: 1 }],
  })
  expect(await annulled()).toEqual(['goal 20 offside'])
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
  expect(await seen()).toMatchObject({ awarded: 0 })
  await report({ state: { ...finished, home_score: 0, away_score: 3 }, awarded: true })
  expect(await seen()).toMatchObject({ status: FINISHED, home_score: 0, away_score: 3, awarded: 1 })
  expect(await table()).toEqual(['Boreal 3', 'Aurora 0'])
  expect(await incidents()).toEqual(['period', 'var', 'red_card'])
  expect((await writer.saveMatches([{ ...match, venue: 'Campo Novo' }])).get('m-1')).toBe(matchid)
  expect(await page('getMatchInfo')).toMatchObject({ venue: 'Campo Novo', match: { away_score: 3 } })
})

it('a card and a corner are sent as ticks at once, odds are not', async () => {
  const { clock, report, ticks } = await bootWithMatch()
  clock.advance(KICKOFF * 1000 - clock.now())
  const booked = { ...stateOf(FIRST_HALF), time: KICKOFF, away_yellow: 1 }
  await report({ state: { ...booked, away_yellow: 0 } })
  await report({ stamp: clock.now() + 1, state: booked })
  await report({ stamp: clock.now() + 2, state: { ...booked, home_corner: 1 } })
  await report({ stamp: clock.now() + 3, odds: { home: 1.8, draw: 3.2, away: 4 } })
  expect(ticks.map(({ away_yellow, home_corner }) => [away_yellow, home_corner])).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
  ])
})

it('what a correction leaves out stays as annulled; a scorer that it changes, and a play of the same again, do not', async () => {
  const { clock, report, incidents, annulled } = await bootWithMatch()
  const goals = [
    play(1, 'goal', 10, { home: 1, player_en: 'A' }),
    play(2, 'goal', 20, { home: 2, player_en: 'B' }),
    play(3, 'yellow_card', 30, { side: 'away', player_en: 'C' }),
    play(4, 'corner', 31),
  ]
  const [first, second, card] = goals
  if (!first || !second || !card) throw new Error('there are four plays')
  let stamp = clock.now()
  const correct = (plays: Play[]) => report({ stamp: (stamp += 1), plays, corrects: true })
  await correct(goals)
  await correct([{ ...first, kind: 'own_goal', player_en: 'D' }, { ...second, minute: 21 }, card])
  expect(await annulled()).toEqual([])
  clock.advance(1000)
  await correct([
    { ...second, seq: 1 },
    { ...card, kind: 'red_card' },
  ])
  expect(await annulled()).toEqual(['own_goal 10 correction', 'yellow_card 30 correction'])
  clock.advance(1000)
  await correct([first, second])
  expect(await incidents()).toEqual(['goal', 'goal'])
  expect(await annulled()).toEqual(['own_goal 10 correction', 'yellow_card 30 correction', 'red_card 30 correction'])
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

it('a knockout match that is level is not over, also if its source says so, until it has a winner', async () => {
  const { clock, writer, match, report, seen } = await bootWithMatch()
  const stage = match.stage && { ...match.stage, name: 'Knockout', kind: 'knockout' as const }
  await writer.saveMatches([{ ...match, stage }])
  clock.advance((KICKOFF + 110 * 60) * 1000 - clock.now())
  const level = { ...stateOf(FINISHED), home_score: 1, away_score: 1 }
  await report({ state: level, settled: true })
  expect(await seen()).toMatchObject({ status: EXTRA_TIME, time: 0, period_count: 2, home_extra_score: null })
  const extra = { ...level, home_extra_score: 0, away_extra_score: 0 }
  await report({ stamp: clock.now() + 1, state: extra, settled: true })
  expect(await seen()).toMatchObject({ status: EXTRA_TIME, time: 0, period_count: 4 })
  await report({
    stamp: clock.now() + 2,
    state: { ...extra, home_penalty_score: 4, away_penalty_score: 2 },
    settled: true,
  })
  expect(await seen()).toMatchObject({ status: FINISHED, home_penalty_score: 4 })
})

it('one of two legs may end level, as may a match of a table', async () => {
  const { clock, writer, match, report, seen } = await bootWithMatch()
  clock.advance((KICKOFF + 110 * 60) * 1000 - clock.now())
  const level = { ...stateOf(FINISHED), home_score: 1, away_score: 1 }
  await report({ state: level, settled: true })
  expect(await seen()).toMatchObject({ status: FINISHED })
  const stage = match.stage && { ...match.stage, name: 'Knockout', kind: 'knockout' as const }
  const { home_id: away_id, away_id: home_id } = match
  await writer.saveMatches([
    { ...match, stage },
    { ...match, key: 'm-2', stage, home_id, away_id, kickoff_time: KICKOFF + 7 * 86_400 },
  ])
  await report({ stamp: clock.now() + 1, state: level, settled: true })
  expect(await seen()).toMatchObject({ status: FINISHED })
})

it('sources may use the same keys, and save the same matches at once', async () => {
  const { writer, other, match, matchid } = await bootWithMatch()
  const ids = await Promise.all([other, other, writer, other].map((each) => each.saveMatches([match])))
  const [first, ...rest] = ids.map((each) => each.get('m-1'))
  expect(first).not.toBe(matchid)
  expect(rest).toEqual([first, matchid, first])
})

it('old results that a source adds are shown, but not sent as ticks', async () => {
  const { writer, match, clock, db, ticks } = await bootWithMatch()
  const old = { ...match, key: 'm-0', kickoff_time: KICKOFF - 7 * 86_400 }
  const id = (await writer.saveMatches([old])).get('m-0') ?? 0
  await writer.report([
    { key: 'm-0', stamp: clock.now(), state: { ...stateOf(FINISHED), home_score: 2 }, settled: true },
  ])
  const stored = await db.selectFrom('match').select(['status', 'state']).where('id', '=', id).executeTakeFirst()
  expect(stored).toMatchObject({ status: FINISHED, state: { home_score: 2 } })
  expect(ticks).toEqual([])
})

it('a report with only odds leaves the rest of a match, and odds can be withdrawn', async () => {
  const { clock, report, seen } = await bootWithMatch()
  await report({ state: { ...stateOf(FIRST_HALF), time: KICKOFF, home_score: 1 } })
  await report({ stamp: clock.now() + 1, odds: { home: 1.8, draw: 3.2, away: 4 } })
  expect(await seen()).toMatchObject({ status: FIRST_HALF, home_score: 1, odds: { home: 1.8 } })
  await report({ stamp: clock.now() + 2, odds: null })
  expect(await seen()).toMatchObject({ status: FIRST_HALF, home_score: 1, odds: null })
})

it.each([
  ['two sources with one name', ['provider', 'provider']],
  ['a source with the name of the simulation', ['simulation']],
])('a server does not start with %s', async (_, sources) => {
  const source = (name: string) => ({ name, start: async () => async () => {} })
  await expect(bootForTest({ sources: sources.map(source) })).rejects.toThrow('taken')
})

it('saving known matches again changes nothing, except what is different', async () => {
  const { writer, match, matchid, db } = await bootWithMatch()
  const version = () => sql<{ xmin: string }>`SELECT xmin FROM match WHERE id = ${matchid}`.execute(db)
  const before = (await version()).rows
  const again = await writer.saveMatches([match, { ...match, key: 'm-2' }])
  expect(again.get('m-1')).toBe(matchid)
  expect([...again.keys()].sort()).toEqual(['m-1', 'm-2'])
  expect((await version()).rows).toEqual(before)
})

it('of reports that arrive at once the newest one stays', async () => {
  const { clock, report, seen } = await bootWithMatch()
  const scores = [4, 9, 1, 7, 10, 3, 6, 2, 8, 5]
  const state = { ...stateOf(FIRST_HALF), time: KICKOFF }
  await Promise.all(
    scores.map((score) => report({ stamp: clock.now() + score, state: { ...state, home_score: score } })),
  )
  expect(await seen()).toMatchObject({ home_score: 10, stamp: clock.now() + 10 })
})

it('a name with a character beyond the first 65,536 of Unicode is stored and found', async () => {
  const { writer, match, call } = await bootWithMatch()
  const teams = await writer.saveTeams(1, [{ ...names('Yoshino'), name_zh: '𠮷野队', short_name_zh: '𠮷野' }])
  await writer.saveMatches([{ ...match, key: 'm-2', home_id: teams.get('Yoshino') ?? 0 }])
  for (const keyword of ['𠮷野', 'yoshino', 'ye'])
    expect(await call('api/search/teams', { keyword })).toMatchObject({ list: [{ short_name_zh: '𠮷野' }] })
})
