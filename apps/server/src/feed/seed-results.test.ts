import { expect, it } from 'vitest'
import { bootForTest } from '../../test/boot'
import { steppedClock } from '../../test/stepped-clock'
import { startOfDay } from '../store/matches/day-of-instant'
import { playsOf } from '../store/matches/match-details'
import { lastResultsOf, matchesOfRound, meetingsOf } from '../store/matches/matches'
import { roundsOf, seasonsOf, stagesOf } from '../store/matches/seasons'
import { standingsOf } from '../services/leagues/standings'
import { showSimulation } from '../store/ops/installation'
import { COMPETITIONS } from './catalogue/competitions'
import { planDay } from './plan-day'
import { seedResults } from './seed-results'
import { plannedIdsOf } from './simulation/match-id'
import { seasonOfDay } from './simulation/season-of-day'

/** 21 November 2026. */
const TODAY = 20_778
const SEED = 'a'.repeat(64)
const PREMIER_LEAGUE = 1010
const NBA = 2010
/** One of each sport. */
const LEAGUES = [PREMIER_LEAGUE, NBA, 3010]
const NEVER = () => false

/** After every match. */
const LATER = 4_000_000_000

it('Leagues get two complete past seasons, once', async () => {
  const { context } = await bootForTest({ feed: 'imports' })
  const { db } = context
  await showSimulation(db, true)
  const competitions = COMPETITIONS.filter(({ id }) => LEAGUES.includes(id))
  await seedResults(db, { competitions, seed: SEED, before: TODAY }, NEVER)
  const [running, last, ...earlier] = await seasonsOf(db, PREMIER_LEAGUE)
  expect(running?.first_day).toBeLessThanOrEqual(TODAY)
  expect(earlier.length).toBeGreaterThanOrEqual(1)
  const [stage] = await stagesOf(db, last?.id ?? 0)
  const stageId = stage?.id ?? 0

  const table = await standingsOf(db, stageId)
  expect(table.map(({ played }) => played)).toEqual(Array.from({ length: 20 }, () => 38))
  for (const row of table) expect(row.points).toBe(3 * row.won + row.drawn)
  for (const id of LEAGUES) {
    const [, complete] = await seasonsOf(db, id)
    const [league] = await stagesOf(db, complete?.id ?? 0)
    const rows = await standingsOf(db, league?.id ?? 0)
    expect(new Set(rows.map(({ played }) => played))).toEqual(new Set([2 * (rows.length - 1)]))
  }
  const rounds = await roundsOf(db, { stages: [stageId] })
  expect(rounds.map(({ round, matches }) => [round, matches])).toEqual(
    Array.from({ length: 38 }, (_, index) => [`Matchday ${index + 1}`, 10]),
  )

  const [match] = await matchesOfRound(db, {
    part: { stages: [stageId] },
    round: 'Matchday 38',
    viewer: '',
    offset: 0,
    limit: 1,
  })
  const teams = { one: match?.home.id ?? 0, other: match?.away.id ?? 0 }
  expect(await meetingsOf(db, { ...teams, before: LATER, viewer: '', limit: 20 })).not.toEqual([])
  const results = await lastResultsOf(db, { team: teams.one, before: LATER, viewer: '', limit: 5 })
  expect(results).toHaveLength(5)
  for (const { id, state } of results) {
    const goals = await playsOf(db, id, { kinds: ['goal'], limit: 100 })
    expect(goals.filter(({ side }) => side === 'home')).toHaveLength(state.home_score)
    expect(goals.filter(({ side }) => side === 'away')).toHaveLength(state.away_score)
  }

  const count = () =>
    db
      .selectFrom('match')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirst()
  const before = await count()
  await db.updateTable('installation').set({ results_seeded: false }).execute()
  await seedResults(db, { competitions, seed: SEED, before: TODAY }, NEVER)
  expect(await count()).toEqual(before)
  expect(await standingsOf(db, stageId)).toEqual(table)
  await seedResults(db, { competitions, seed: 'b'.repeat(64), before: TODAY + 100 }, NEVER)
  expect(await count()).toEqual(before)
})

it('Past results end where planned days begin, also after an interruption', async () => {
  const { context } = await bootForTest({ feed: 'imports' })
  const { db } = context
  const day = TODAY - 10
  await planDay(context, { settings: { seed: SEED, speed: 1 }, day }, NEVER)
  const competitions = COMPETITIONS.filter(({ id }) => id === NBA)
  await seedResults(db, { competitions, seed: SEED, before: TODAY }, NEVER)
  const last = await db
    .selectFrom('match')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('plan', 'is', null)
    .executeTakeFirst()
  expect(last?.id).toBeGreaterThan(plannedIdsOf(day - 1).last)
  expect(last?.id).toBeLessThan(plannedIdsOf(day).first)
})

it('Past results and planned days together are one season: each pair meets once at home and once away', async () => {
  const league = COMPETITIONS.find(({ nameEn }) => nameEn === 'Korean Basketball League')
  if (league === undefined) throw new Error('The catalogue has no Korean Basketball League.')
  const { firstDay } = seasonOfDay(league, TODAY)
  const rounds = 2 * (league.teams.length - 1)
  const planned = [firstDay + rounds - 2, firstDay + rounds - 1]
  // After its last match.
  const clock = steppedClock(new Date(startOfDay(firstDay + rounds + 2) * 1000).toISOString())
  const { context } = await bootForTest({ feed: 'imports', clock })
  const { db } = context
  await showSimulation(db, true)
  await seedResults(db, { competitions: [league], seed: SEED, before: firstDay + rounds - 2 }, NEVER)
  for (const day of planned) await planDay(context, { settings: { seed: SEED, speed: 1 }, day }, NEVER)

  const season = (await seasonsOf(db, league.id)).find(({ first_day }) => first_day === firstDay)
  const [stage] = await stagesOf(db, season?.id ?? 0)
  const stageId = stage?.id ?? 0
  const matches = await db.selectFrom('match').selectAll().where('stage_id', '=', stageId).execute()
  const pairs = new Set(matches.map(({ home_id, away_id }) => `${home_id}-${away_id}`))
  expect(matches).toHaveLength((league.teams.length * rounds) / 2)
  expect(pairs.size).toBe(matches.length)
  expect((await roundsOf(db, { stages: [stageId] })).map(({ matches: count }) => count)).toEqual(
    Array.from({ length: rounds }, () => league.teams.length / 2),
  )
  const FINISHED = 10
  const troubled = matches.filter(({ status }) => status !== FINISHED)
  for (const { team_id, played } of await standingsOf(db, stageId)) {
    const missing = troubled.filter(({ home_id, away_id }) => home_id === team_id || away_id === team_id)
    expect(played).toBe(rounds - missing.length)
  }
})
