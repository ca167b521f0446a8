import { createHistogram } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { eventLoopOf, nodeEventLoop } from './node-event-loop'

it('distinguishes a loop that is always late from one that pauses once', () => {
  const delays = createHistogram()
  const loop = eventLoopOf(delays)
  const lagAfter = (...delaysMs: number[]) => {
    for (const ms of delaysMs) delays.record(ms * 1_000_000)
    return loop.lagMs()
  }
  const onTime = Array<number>(10).fill(20)
  expect(lagAfter(...onTime)).toBeLessThan(1)
  expect(lagAfter(...onTime, 220)).toBeLessThan(1)
  const late = lagAfter(...Array<number>(6).fill(220))
  expect(late).toBeGreaterThan(199)
  expect(loop.lagMs(), 'without a sample').toBe(late)
})

it('measures the loop of this process', async () => {
  const loop = nodeEventLoop()
  expect(loop.lagMs(), 'before a turn').toBe(0)
  const lagOfSlowTurns = async () => {
    loop.lagMs()
    for (let turn = 0; turn < 6; turn += 1) {
      const until = Date.now() + 200
      while (Date.now() < until);
      await setImmediate()
    }
    return loop.lagMs()
  }
  // Only a loop that has turned is measured.
  await expect.poll(lagOfSlowTurns, { timeout: 30_000 }).toBeGreaterThan(100)
})
