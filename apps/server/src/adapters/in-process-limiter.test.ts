import { describe, expect, it } from 'vitest'
import { steppedClock } from '../../test/stepped-clock'
import { inProcessLimiter } from './in-process-limiter'

const LIMIT = { count: 2, perMs: 1_000 }

describe('inProcessLimiter', () => {
  it('allows each key its calls, and again after the window', async () => {
    const clock = steppedClock('2026-06-14T12:00:00Z')
    const limiter = inProcessLimiter(clock)
    const take = (key: string) => limiter.take(key, LIMIT)
    expect([await take('a'), await take('a'), await take('a'), await take('b')]).toEqual([true, true, false, true])
    clock.advance(999)
    expect(await take('a')).toBe(false)
    clock.advance(1)
    expect(await take('a')).toBe(true)
  })

  it('does not refuse longer if the clock is set back', async () => {
    const clock = steppedClock('2026-06-14T12:00:00Z')
    const limiter = inProcessLimiter(clock)
    await limiter.take('a', { count: 1, perMs: 1_000 })
    clock.advance(-300_000)
    expect(await limiter.take('a', { count: 1, perMs: 1_000 })).toBe(true)
  })
})
