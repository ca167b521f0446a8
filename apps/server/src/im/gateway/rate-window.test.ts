import { expect, it } from 'vitest'
import { RateWindow } from './rate-window'

it('allows the count in each window', () => {
  const window = new RateWindow({ count: 2, perMs: 100 })
  expect([1_000, 1_001, 1_002, 1_099, 1_100].map((now) => window.take(now))).toEqual([true, true, false, false, true])
})

it('does not refuse longer if the clock is set back', () => {
  const window = new RateWindow({ count: 1, perMs: 100 })
  expect([400_000, 400_001, 100_000, 100_001].map((now) => window.take(now))).toEqual([true, false, true, false])
})
