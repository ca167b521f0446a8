import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withdrawFee } from './withdraw-fee'

const RULE = { fee: 100, least_fee: 100 }

test.each([
  [10_000, 100],
  [10_001, 101],
  [101, 100],
  [100, null],
  [-1, null],
  [150.5, null],
  [Number.NaN, null],
  [Infinity, null],
])('a withdrawal of %s cents costs %s', (cents, fee) => {
  expect(withdrawFee(cents, RULE)).toBe(fee)
})

test('a withdrawal costs less than it is, whole cents, and at least its share', () => {
  fc.assert(
    fc.property(fc.integer({ min: 101, max: 1e12 }), (cents) => {
      const fee = withdrawFee(cents, RULE) ?? -1
      expect(Number.isInteger(fee) && fee >= 100 && fee < cents && fee * 100 >= cents - 9_999).toBe(true)
    }),
  )
})
