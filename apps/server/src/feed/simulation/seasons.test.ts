import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MatchPlan } from '../../store/matches/stored-plan'
import { COMPETITIONS, type Competition } from '../catalogue/competitions'
import { dayPlan } from './day-plan'
import { leagueRound } from './league-round'
import { roundDayOf } from './match-id'
import { endOfScript } from './match-script'
import { matchState } from './match-state'
import { scriptOfPlan } from './script-of-plan'
import { dayOfRound, roundName, seasonOfDay } from './season-of-day'

const seeds = fc.integer({ min: 0, max: 2 ** 31 }).map(String)
const days = fc.integer({ min: 20_000, max: 22_000 })
const leagues = COMPETITIONS.filter(({ knockout }) => !knockout)
const cups = COMPETITIONS.filter(({ knockout }) => knockout)

/** The days with a round in the season that a day is in. */
const roundDays = (competition: Competition, day: number): number[] => {
  const { firstDay } = seasonOfDay(competition, day)
  return Array.from({ length: 200 }, (_, index) => firstDay + index).filter((each) => {
    const season = seasonOfDay(competition, each)
    return season.playsToday && season.firstDay === firstDay
  })
}

describe('a season of a league', () => {
  it('is a double round robin in which each team plays at most once a day, whatever the seed', () => {
    fc.assert(
      fc.property(seeds, days, fc.constantFrom(...leagues), (seed, day, league) => {
        const met = new Map<string, number>()
        for (const each of roundDays(league, day)) {
          const fixtures = leagueRound(league, seed, each)
          const playing = fixtures.flatMap(({ home, away }) => [home.id, away.id])
          expect(new Set(playing).size).toBe(playing.length)
          expect(fixtures).toHaveLength(Math.floor(league.teams.length / 2))
          for (const { home, away } of fixtures) {
            const pair = `${home.id}-${away.id}`
            met.set(pair, (met.get(pair) ?? 0) + 1)
          }
        }
        expect(met.size).toBe(league.teams.length * (league.teams.length - 1))
        expect([...met.values()].every((times) => times === 1)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('is what the plans of its days contain', () => {
    fc.assert(
      fc.property(seeds, days, (seed, day) => {
        const plans = dayPlan({ seed, speed: 1 }, day)
        expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length)
        for (const league of leagues) {
          const planned = plans.filter(({ eventId }) => eventId === league.id)
          expect(planned.map(({ homeId, awayId }) => [homeId, awayId])).toEqual(
            leagueRound(league, seed, day).map(({ home, away }) => [home.id, away.id]),
          )
          for (const { round } of planned) expect(round).toBe(`Matchday ${seasonOfDay(league, day).round + 1}`)
        }
      }),
      { numRuns: 10 },
    )
  })

  it('follows the one before without a gap, under a name of its own', () => {
    for (const competition of COMPETITIONS) {
      const starts = Array.from({ length: 1000 }, (_, index) => 20_000 + index)
        .map((day) => seasonOfDay(competition, day))
        .filter(({ playsToday, round }) => playsToday && round === 0)
      const names = starts.map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      for (const [index, { firstDay }] of starts.entries()) {
        const before = starts[index - 1]
        if (before === undefined) continue
        const rounds = Array.from({ length: firstDay - before.firstDay }, (_, after) => before.firstDay + after)
          .map((day) => seasonOfDay(competition, day))
          .filter(({ playsToday }) => playsToday)
        expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, round) => round))
      }
    }
  })

  it('keeps the calendar of leagues that play every day', () => {
    const nba = COMPETITIONS.find(({ id }) => id === 2010)
    if (nba === undefined) throw new Error('The catalogue has no NBA.')
    // Installations have stored results of this season.
    expect(seasonOfDay(nba, 20_778)).toEqual({ name: '2026 S5', firstDay: 20_721, round: 57, playsToday: true })
  })
})

describe('a season of a cup', () => {
  const winnerOf = (plan: MatchPlan): number => {
    const script = scriptOfPlan(plan)
    const end = matchState(plan, script, plan.kickoff + plan.delay + endOfScript(script) + 1)
    const [home, away] =
      end.home_penalty_score === null || end.home_score !== end.away_score
        ? [end.home_score, end.away_score]
        : [end.home_penalty_score, end.away_penalty_score ?? 0]
    expect(home).not.toBe(away)
    return home > away ? plan.homeId : plan.awayId
  }

  it('lets the winners of each round meet in the next, until the final, whatever the seed', () => {
    fc.assert(
      fc.property(seeds, days, fc.constantFrom(...cups), (seed, day, cup) => {
        const season = seasonOfDay(cup, day)
        const left = new Set(cup.teams.map(({ id }) => id))
        for (let round = 0; left.size > 1; round += 1) {
          const plans = dayPlan({ seed, speed: 1 }, dayOfRound(cup, season, round)).filter(
            ({ eventId }) => eventId === cup.id,
          )
          const playing = plans.flatMap(({ homeId, awayId }) => [homeId, awayId])
          expect(new Set(playing).size).toBe(playing.length)
          expect(playing.filter((team) => !left.has(team))).toEqual([])
          expect(playing).toHaveLength(round === 0 ? playing.length : left.size)
          for (const plan of plans) {
            expect(plan.round).toBe(roundName(cup, round))
            left.delete(plan.homeId === winnerOf(plan) ? plan.awayId : plan.homeId)
          }
          expect(Math.log2(left.size) % 1).toBe(0)
        }
      }),
      { numRuns: 8 },
    )
  })

  it('has as many matches as teams that are knocked out', () => {
    for (const cup of cups) {
      const played = roundDays(cup, 20_778).flatMap((day) =>
        dayPlan({ seed: '1', speed: 1 }, day).filter(({ eventId }) => eventId === cup.id),
      )
      expect(played).toHaveLength(cup.teams.length - 1)
      expect(played.filter(({ round }) => round === 'Final')).toEqual(played.slice(-1))
    }
  })
})

it('a faster simulation plays more rounds a day, each on its own day of the calendar', () => {
  const day = 20_700
  const plans = dayPlan({ seed: '1', speed: 3 }, day)
  expect([...new Set(plans.map(roundDayOf))]).toEqual([3 * day, 3 * day + 1, 3 * day + 2])
  expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length)
  for (const roundDay of [3 * day, 3 * day + 2]) {
    const pairsOf = (list: readonly MatchPlan[]) => list.map(({ homeId, awayId }) => [homeId, awayId])
    const league = leagues.find((each) => seasonOfDay(each, roundDay).playsToday)
    expect(pairsOf(plans.filter((plan) => roundDayOf(plan) === roundDay && plan.eventId === league?.id))).toEqual(
      pairsOf(dayPlan({ seed: '1', speed: 1 }, roundDay).filter(({ eventId }) => eventId === league?.id)),
    )
  }
})
