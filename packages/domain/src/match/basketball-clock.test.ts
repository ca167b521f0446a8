import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basketballClock } from '../index'

test.each([
  [720, '12:00'],
  [719.9, '11:59'],
  [60, '01:00'],
  [59, '00:59'],
  [1, '00:01'],
  [0.5, '00:00'],
  [6000, '100:00'],
])('%s remaining seconds show as %s', (period_remaining_time, text) => {
  expect(basketballClock({ status: 2, period_remaining_time })).toBe(text)
})

test.each([0, -5, NaN])('%s remaining seconds show nothing', (period_remaining_time) => {
  expect(basketballClock({ status: 2, period_remaining_time })).toBeNull()
})

test('the clock is shown at the statuses 2, 4, 6, 8 and 9 only', () => {
  const statuses = Array.from({ length: 17 }, (_, status) => status)
  const shown = statuses.filter((status) => basketballClock({ status, period_remaining_time: 60 }) !== null)
  expect(shown).toEqual([2, 4, 6, 8, 9])
})

test('the text has the remaining whole seconds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5999 }), (seconds) => {
      const [minutes, rest] = (basketballClock({ status: 8, period_remaining_time: seconds }) ?? '').split(':')
      expect(Number(minutes) * 60 + Number(rest)).toBe(seconds)
      expect(Number(rest)).toBeLessThan(60)
    }),
  )
})
