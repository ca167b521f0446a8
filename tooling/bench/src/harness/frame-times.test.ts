import { expect, it } from 'vitest'
import { smoothness } from './frame-times'

it('computes frames per second, the slowest of twenty, and visible hangs', () => {
  const times = [...Array.from({ length: 19 }, (_, index) => 1_000 + 10 * index), 1_220, 1_300]
  expect(smoothness(times)).toEqual({ fps: (20 / 300) * 1_000, p95Ms: 40, over50Ms: 1 })
})

it('throws for a page with one frame', () => {
  expect(() => smoothness([5])).toThrow('two frames')
})
