import { expect, it } from 'vitest'
import { day, match } from '../testing/fixtures'
import { withDayChanges } from './day-changes'

const first = match({ id: 1, kickoff_time: 100 })
const second = match({ id: 2, kickoff_time: 200 })
const third = match({ id: 3, kickoff_time: 300 })
const known = { ...day(first, second), mark: 'a' }
const changes = (total: number, marks: { live?: number[]; attented?: number[] } = {}) => ({
  total,
  live: marks.live ?? [],
  attented: marks.attented ?? [],
})

it('puts changed and new matches into the list, and keeps the others as they are', () => {
  const goal = { ...second, home_score: 5 }
  const early = { ...third, kickoff_time: 150 }
  const after = withDayChanges(known, { ...day(goal, early), mark: 'b', changes: changes(3) })
  expect(after?.list).toEqual([first, goal, early])
  expect(after?.list[0]).toBe(known.list[0])
  expect([after?.mark, after?.changes]).toEqual(['b', null])
})

it('marks the matches that a room shows and those that the viewer has collected, and no others', () => {
  const marked = { ...known, list: known.list.map((each) => ({ ...each, attented: 1 as const })) }
  const after = withDayChanges(marked, { ...day(), mark: 'b', changes: changes(2, { live: [1], attented: [2] }) })
  expect(after?.list.map(({ live, attented }) => [live, attented])).toEqual([
    [1, 0],
    [0, 1],
  ])
})

it('does not fit a list that lost a match', () => {
  expect(withDayChanges(known, { ...day(), mark: 'b', changes: changes(1) })).toBeNull()
})
