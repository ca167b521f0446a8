import { expect, it } from 'vitest'
import { RateWindow } from './rate-window'

it('gives so many in a window, and again in the next one', () => {
  const window = new RateWindow({ count: 2, perMs: 100 })
  expect([1_000, 1_001, 1_002, 1_099, 1_100].map((now) => window.take(now))).toEqual([true, true, false, false, true])
})

it('refuses nothing longer because the clock was set back', () => {
  const window = new RateWindow({ count: 1, perMs: 100 })
  expect([400_000, 400_001, 100_000, 100_001].map((now) => window.take(now))).toEqual([true, false, true, false])
})
