import { expect, it } from 'vitest'
import { bootWithMatch, KICKOFF, lineupPlayer, names, play } from '../../test/provider'
import type { MarketOdds, Play } from '../ports/match-writer'
import { stateOf } from './new-state'

const [NOT_STARTED, FIRST_HALF, FINISHED] = [1, 2, 8]

const refused = async (call: Promise<unknown>, ...faults: string[]) => {
  const error: unknown = await call.catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'InvalidMatchError' })
  for (const fault of faults) expect((error as Error).message).toContain(fault)
}

it('a call with a fault is refused completely, and names every fault', async () => {
  const { clock, writer, other, match, report, seen, ticks } = await bootWithMatch()
  const state = { ...stateOf(FIRST_HALF), time: KICKOFF }
  const good = { key: 'm-1', stamp: clock.now(), state }
  await refused(writer.report([good, { key: 'm-2', stamp: 1 }, { key: 'm-3', stamp: 1 }]), '"m-2"', '"m-3"')
  await refused(report({ state: { ...state, status: 99 } }), 'no status 99')
  await refused(report({ state: { ...state, home_score: -1 } }), '"m-1", state.home_score')
  await refused(report({ plays: [play(1, 'dance' as Play['kind'], 1)] }), 'plays.0.kind')
  await refused(other.report([good]), 'Unknown match "m-1" of other')
  await refused(writer.saveMatches([{ ...match, key: 'm-9', away_id: 5 }]), 'no team 5')
  await refused(writer.saveMatches([match, match]), 'given twice')
  const elsewhere = { ...match, key: 'm-8', stage: match.stage && { ...match.stage, win_points: 9 } }
  await refused(writer.saveMatches([match, elsewhere]), 'two different rules')
  await refused(writer.saveTeams(1, [{ ...names('Cedro'), colours: 'red' }]), '"Cedro", colours')
  expect(await seen()).toMatchObject({ status: NOT_STARTED })
  expect(ticks).toEqual([])
})

it('a value that the database or a visitor could not read is refused', async () => {
  const { clock, writer, match, report, table } = await bootWithMatch()
  const state = { ...stateOf(FIRST_HALF), time: KICKOFF }
  const movement = { home: 1.8, draw: 3.2, away: 4, time: KICKOFF }
  const market: MarketOdds = { place: 0, company: 'BET365', market: 'winner', line: 0, history: [movement] }
  const player = lineupPlayer('home', 1)
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
  const captain = { ...player, captain: true }
  await refused(report({ lineups: [captain, { ...captain, place: 2 }] }), 'lineups', 'more than one captain')
  await refused(report({ lineups: [{ ...captain, starts: false }] }), 'lineups', 'does not start')
  await refused(report({ lineups: [{ ...player, number: -1 }] }), 'lineups.0.number')
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
