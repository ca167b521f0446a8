import { expect, test } from 'vitest'
import { visitLeague, type VisitedLeague } from '../index'

const league = (id: number, sportsType: 1 | 2 = 1): VisitedLeague => ({ id, name: `${id}`, logo: '', sportsType })
const visit = (ids: readonly number[]) =>
  ids.reduce<VisitedLeague[]>((visited, id) => visitLeague(visited, league(id)), [])

test('the newest visit comes first and each league once', () => {
  expect(visit([1, 2, 3, 1]).map(({ id }) => id)).toEqual([1, 3, 2])
})

test('the last 15 are kept', () => {
  const visited = visit(Array.from({ length: 20 }, (_, id) => id))
  expect(visited.map(({ id }) => id)).toEqual([19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5])
})

test('a league of another sport with the same id is another league', () => {
  expect(visitLeague([league(1, 2)], league(1, 1))).toHaveLength(2)
})

test('a visit stores the newest name', () => {
  expect(visitLeague([league(1)], { ...league(1), name: 'new' })).toEqual([{ ...league(1), name: 'new' }])
})
