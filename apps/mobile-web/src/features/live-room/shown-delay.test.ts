import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ShownDelay } from './shown-delay'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

it('grows while the picture stands still, and is what the player says while it moves', () => {
  const delay = new ShownDelay()
  expect(delay.at(false, null)).toBeNull()
  expect(delay.at(true, 4)).toBe(4)
  vi.advanceTimersByTime(1_000)
  expect(delay.at(true, 5)).toBe(5)
  vi.advanceTimersByTime(3_000)
  expect(delay.at(false, 5)).toBe(8)
  vi.advanceTimersByTime(2_000)
  expect(delay.at(false, null)).toBe(10)
  expect(delay.at(false, 14)).toBe(14)
  expect(delay.at(true, 3)).toBe(3)
})
