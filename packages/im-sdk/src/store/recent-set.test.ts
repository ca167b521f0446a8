import { expect, it } from 'vitest'
import { RecentSet } from './recent-set'

it('a recent set recognises only its last entries', () => {
  const recent = new RecentSet<number>(3)
  for (const key of [1, 2, 3]) expect(recent.add(key)).toBe(true)
  expect([recent.add(1), recent.add(3)]).toEqual([false, false])
  expect([recent.add(4), recent.add(2), recent.add(1)]).toEqual([true, false, true])
})

it('a cleared recent set keeps new entries for the full length', () => {
  const recent = new RecentSet<number>(3)
  for (const key of [1, 2, 3]) recent.add(key)
  recent.clear()
  for (const key of [3, 4, 5]) expect(recent.add(key)).toBe(true)
  expect([recent.add(3), recent.add(4), recent.add(5)]).toEqual([false, false, false])
})
