import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scaledSize } from './scaled-size'

describe('the size of a smaller picture', () => {
  it('has the shorter side asked for, whichever it is', () => {
    expect(scaledSize({ width: 1_920, height: 1_080 }, 720)).toEqual({ width: 1_280, height: 720 })
    expect(scaledSize({ width: 1_080, height: 1_920 }, 198)).toEqual({ width: 198, height: 352 })
  })

  it('is never larger than the original', () => {
    expect(scaledSize({ width: 300, height: 198 }, 198)).toEqual({ width: 300, height: 198 })
    expect(scaledSize({ width: 4_000, height: 1 }, 720)).toEqual({ width: 4_000, height: 1 })
  })

  it('keeps the ratio to a pixel, and has sides of at least 1', () => {
    const side = fc.integer({ min: 1, max: 20_000 })
    fc.assert(
      fc.property(side, side, fc.constantFrom(198, 720), (width, height, shorter) => {
        const scaled = scaledSize({ width, height }, shorter)
        expect(Math.min(scaled.width, scaled.height)).toBe(Math.min(shorter, width, height))
        expect(scaled.width).toBeLessThanOrEqual(width)
        expect(scaled.height).toBeLessThanOrEqual(height)
        const ratio = Math.min(1, shorter / Math.min(width, height))
        expect(Math.abs(scaled.width - width * ratio)).toBeLessThanOrEqual(0.5)
        expect(Math.abs(scaled.height - height * ratio)).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})
