import { SPORT } from '@org/domain'
import { describe, expect, it } from 'vitest'
import { COMPETITIONS } from '../catalogue/competitions'
import { cupKickOffs, leagueKickOffs } from './timetable'

const WEEK = [0, 1, 2, 3, 4, 5, 6]
const leaguesOf = (sport: number, weekday: number) =>
  COMPETITIONS.filter((row) => row.sport === sport && !row.knockout && row.weekdays.some((each) => each === weekday))

describe.each(WEEK)('on weekday %i', (weekday) => {
  it.each([
    [SPORT.football, 15, 3],
    [SPORT.basketball, 15, 1],
    [SPORT.esport, 20, 1],
  ])(
    'enough matches of sport %i that are sure to be played start in every %i minutes of 24 hours',
    (sport, minutes, least) => {
      const starts = leaguesOf(sport, weekday)
        .flatMap((league) => leagueKickOffs(league, weekday))
        .filter(({ isNeeded }) => isNeeded)
        .map(({ second }) => Math.floor((second % 86_400) / 60 / minutes))
      const slots = Array.from(
        { length: (24 * 60) / minutes },
        (_, slot) => starts.filter((each) => each === slot).length,
      )
      expect(slots).toEqual(slots.map(() => least))
    },
  )

  it('every pair of a league has a kick-off, in the hours of the league', () => {
    for (const sport of Object.values(SPORT))
      for (const league of leaguesOf(sport, weekday)) {
        const hours = leagueKickOffs(league, weekday).map(({ second }) => second / 3600)
        expect(hours, league.nameEn).toHaveLength(Math.floor(league.teams.length / 2))
        expect(Math.min(...hours), league.nameEn).toBeGreaterThanOrEqual(league.hours[0])
        expect(Math.max(...hours), league.nameEn).toBeLessThan(league.hours[1])
      }
  })

  it('a league has no kick-off on a day of rest', () => {
    for (const league of COMPETITIONS.filter(({ weekdays }) => !weekdays.some((each) => each === weekday)))
      expect(leagueKickOffs(league, weekday)).toEqual([])
  })
})

it('the ties of a cup are spread over its hours', () => {
  const cup = COMPETITIONS.find(({ knockout }) => knockout)
  if (cup === undefined) throw new Error('The catalogue has no cup.')
  const [from, to] = cup.hours
  const hours = cupKickOffs(cup, 16).map((second) => second / 3600)
  expect(hours[0]).toBe(from)
  expect(hours.at(-1)).toBeGreaterThan(to - 1)
  expect(hours.at(-1)).toBeLessThan(to)
})
