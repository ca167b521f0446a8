import { expect, it } from 'vitest'
import { median } from './median'

it('takes the middle, or the mean of the middle two', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([9, 1, 5, 3])).toBe(4)
  expect(median([2])).toBe(2)
})

it('throws without values', () => {
  expect(() => median([])).toThrow('there are no values')
})
