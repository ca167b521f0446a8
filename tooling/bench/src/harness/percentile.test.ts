import { expect, it } from 'vitest'
import { percentile } from './percentile'

it('is the smallest value that so many of 100 do not exceed, in any order', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index)
  expect([0, 50, 99, 100].map((percent) => percentile(values, percent))).toEqual([1, 100, 198, 200])
  expect(percentile([7], 99)).toBe(7)
  expect(() => percentile([], 99)).toThrow('no values')
})
