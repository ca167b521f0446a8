import { FOOTBALL_STATUS } from '@org/domain'
import { expect, it } from 'vitest'
import { match } from '../../testing/fixtures'
import { filterCounts, filterMatches, isFilterName } from './filters'
import { listRows } from './list-rows'

const league = (id: number) => ({ ...match().matchevent, id })
const of = (id: number, event: number, status: number = FOOTBALL_STATUS.secondHalf) =>
  match({ id, event_id: event, matchevent: league(event), status })

const shape = (collapsed: string[]) =>
  listRows([of(1, 7), of(2, 8), of(3, 7)], collapsed).map((row) =>
    row.kind === 'league' ? `${row.key} ${row.count} ${row.expanded}` : row.match.id,
  )

it('puts the matches of a league under its head', () => {
  expect(shape([])).toEqual(['1:7 2 true', 1, 3, '1:8 1 true', 2])
})

it('shows only the head of a collapsed league', () => {
  expect(shape(['1:7'])).toEqual(['1:7 2 false', '1:8 1 true', 2])
})

it('says at a head which prices the rows below it show', () => {
  const prices = { home: 2, draw: 3, away: 4 }
  const oddsOf = (matches: ReturnType<typeof match>[], collapsed: string[] = []) =>
    listRows(matches, collapsed).flatMap((row) => (row.kind === 'league' ? [row.odds] : []))
  const priced = { ...of(1, 7), odds: prices }
  expect(oddsOf([{ ...of(2, 7), odds: null }, priced])).toEqual(['homeDrawAway'])
  expect(oddsOf([{ ...of(1, 7), odds: { ...prices, draw: 0 } }])).toEqual(['homeAway'])
  expect(oddsOf([{ ...of(1, 7, FOOTBALL_STATUS.finished), odds: prices }])).toEqual(['none'])
  expect(oddsOf([priced], ['1:7'])).toEqual(['none'])
})

it('filters by state and counts each state', () => {
  const matches = [of(1, 7), of(2, 7, FOOTBALL_STATUS.notStarted), of(3, 7, FOOTBALL_STATUS.finished), of(4, 7, 12)]
  const ids = (filter: Parameters<typeof filterMatches>[1]) => filterMatches(matches, filter).map(({ id }) => id)
  expect([ids('all'), ids('inplay'), ids('waiting'), ids('finished')]).toEqual([[1, 2, 3, 4], [1], [2], [3]])
  expect(filterCounts(matches)).toEqual({ all: 4, inplay: 1, waiting: 1, finished: 1 })
})

it('accepts only the filters that a URL may name', () => {
  expect(['all', 'inplay', 'constructor', null].map(isFilterName)).toEqual([true, true, false, false])
})
