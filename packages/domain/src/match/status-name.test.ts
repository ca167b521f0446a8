import { expect, test } from 'vitest'
import {
  BASKETBALL_STATUS,
  basketballPeriod,
  ESPORT_STATUS,
  FOOTBALL_STATUS,
  matchStatusName,
  SPORT,
  type Match,
} from '../index'

const statusName = (sport: number, status: number) =>
  matchStatusName({ sport_id: sport as Match['sport_id'], status, time: 1, period_count: 3 })

test.each([
  [SPORT.football, FOOTBALL_STATUS],
  [SPORT.basketball, BASKETBALL_STATUS],
  [SPORT.esport, ESPORT_STATUS],
])('every status of sport %s has its name, except the one without a label', (sport, table) => {
  for (const [name, status] of Object.entries(table))
    expect(statusName(sport, status)).toBe(name === 'unlabelled' ? null : name)
})

test.each([
  [SPORT.football, 14],
  [SPORT.football, -1],
  [SPORT.basketball, 0],
  [SPORT.all, 1],
  [9, 1],
])('sport %s has no name for the status %s', (sport, status) => {
  expect(statusName(sport, status)).toBeNull()
})

test('a basketball quarter and the break after it are one period, overtime is OT, other statuses have none', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(basketballPeriod)).toEqual([
    null,
    null,
    1,
    1,
    2,
    2,
    3,
    3,
    4,
    'OT',
    null,
    null,
  ])
})
