import { expect, it } from 'vitest'
import { smoothness } from './frame-times'

it('counts frames a second, the slowest of twenty, and those that are seen to hang', () => {
  const times = [...Array.from({ length: 19 }, (_, index) => 1_000 + 10 * index), 1_220, 1_300]
  expect(smoothness(times)).toEqual({ fps: (20 / 300) * 1_000, p95Ms: 40, over50Ms: 1 })
})

it('refuses to judge a page that drew one frame', () => {
  expect(() => smoothness([5])).toThrow('two frames')
})
