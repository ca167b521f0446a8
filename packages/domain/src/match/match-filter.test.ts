import { expect, test } from 'vitest'
import { MATCH_FILTER, passesFilter, SPORT } from '../index'

const statuses = Array.from({ length: 14 }, (_, status) => status)
const passing = (filter: number) =>
  statuses.filter((status) => passesFilter({ sport_id: SPORT.football, status }, filter))

test('filters have the numbers of the specification', () => {
  expect(MATCH_FILTER).toEqual({ all: 0, finished: 1, unfinished: 2, waiting: 3, inplay: 4 })
})

test('every football status passes the filters it belongs to', () => {
  expect(passing(MATCH_FILTER.all)).toEqual(statuses)
  expect(passing(MATCH_FILTER.finished)).toEqual([8])
  expect(passing(MATCH_FILTER.unfinished)).toEqual(statuses.filter((status) => status !== 8))
  expect(passing(MATCH_FILTER.waiting)).toEqual([1])
  expect(passing(MATCH_FILTER.inplay)).toEqual([2, 3, 4, 5, 6, 7])
})

test('an unknown filter lets everything through', () => {
  expect(passing(99)).toEqual(statuses)
})

test('the sport of the match decides what its status means', () => {
  expect(passesFilter({ sport_id: SPORT.basketball, status: 8 }, MATCH_FILTER.inplay)).toBe(true)
})
