import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  BASKETBALL_STATUS,
  ESPORT_STATUS,
  FOOTBALL_STATUS,
  isAbnormal,
  isFinished,
  isInPlay,
  isWaiting,
  matchPhase,
  SPORT,
} from '../index'

describe('status numbers are those of the specification', () => {
  test('football', () => {
    expect(FOOTBALL_STATUS).toEqual({
      abnormal: 0,
      notStarted: 1,
      firstHalf: 2,
      halfTime: 3,
      secondHalf: 4,
      extraTime: 5,
      unlabelled: 6,
      penaltyShootout: 7,
      finished: 8,
      postponed: 9,
      interrupted: 10,
      abandoned: 11,
      cancelled: 12,
      pending: 13,
    })
  })

  test('basketball', () => {
    expect(BASKETBALL_STATUS).toEqual({
      notStarted: 1,
      q1: 2,
      q1Done: 3,
      q2: 4,
      q2Done: 5,
      q3: 6,
      q3Done: 7,
      q4: 8,
      overtime: 9,
      finished: 10,
      interrupted: 11,
      cancelled: 12,
      delayed: 13,
      abandoned: 14,
      pending: 15,
    })
  })

  test('esports, which are ours', () => {
    expect(ESPORT_STATUS).toMatchObject({ abnormal: 0, notStarted: 1, inPlay: 2, finished: 3 })
    expect(new Set(Object.values(ESPORT_STATUS)).size).toBe(9)
  })
})

const phases = (sport: number, statuses: readonly number[]) => statuses.map((status) => matchPhase(sport, status))
const upTo = (last: number) => Array.from({ length: last + 1 }, (_, status) => status)

test('football is in play from 2 to 7, finished at 8, waiting at 1 and abnormal otherwise', () => {
  expect(phases(SPORT.football, upTo(14))).toEqual([
    'abnormal',
    'waiting',
    ...Array<string>(6).fill('inPlay'),
    'finished',
    ...Array<string>(6).fill('abnormal'),
  ])
})

test('basketball is in play from 2 to 9, finished at 10, waiting at 1 and abnormal otherwise', () => {
  expect(phases(SPORT.basketball, upTo(16))).toEqual([
    'abnormal',
    'waiting',
    ...Array<string>(8).fill('inPlay'),
    'finished',
    ...Array<string>(6).fill('abnormal'),
  ])
})

test('esports wait at 1, run at 2 and end at 3', () => {
  expect(phases(SPORT.esport, upTo(9))).toEqual([
    'abnormal',
    'waiting',
    'inPlay',
    'finished',
    ...Array<string>(6).fill('abnormal'),
  ])
})

test.each([SPORT.all, 4, -1, NaN])('every status of sport %s, which no match has, is abnormal', (sport) => {
  expect(new Set(phases(sport, upTo(16)))).toEqual(new Set(['abnormal']))
})

test.each([NaN, -1, 2.5, 1000])('the unknown status %s is abnormal', (status) => {
  expect(matchPhase(SPORT.football, status)).toBe('abnormal')
})

test('exactly one of the four predicates is true for every sport and status', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1, max: 5 }), fc.integer({ min: -2, max: 20 }), (sport, status) => {
      const held = [isInPlay, isFinished, isWaiting, isAbnormal].filter((predicate) => predicate(sport, status))
      expect(held).toHaveLength(1)
    }),
  )
})
