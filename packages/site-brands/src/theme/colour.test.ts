import { describe, expect, it } from 'vitest'
import { contrast, lightness, luminance, mix, withLightness } from './colour'

describe('contrast', () => {
  it('is 21 for black on white, 1 for a colour on itself, and the same both ways', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#319cfc', '#319cfc')).toBe(1)
    expect(contrast('#ffffff', '#319cfc')).toBe(contrast('#319cfc', '#ffffff'))
  })

  it.each([
    ['#319cfc', '#0b1220', 6.5],
    ['#319cfc', '#ffffff', 2.88],
    ['#0a6fc7', '#f4f6f9', 4.72],
    ['#777777', '#ffffff', 4.48],
  ])('of %s and %s is %d', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 1)
  })
})

describe('luminance', () => {
  it('weighs green most and blue least', () => {
    expect(luminance('#00ff00')).toBeCloseTo(0.7152)
    expect(luminance('#ff0000')).toBeCloseTo(0.2126)
    expect(luminance('#0000ff')).toBeCloseTo(0.0722)
  })
})

describe('mix', () => {
  it('lays a share of one colour over the other', () => {
    expect(mix('#ffffff', '#000000', 0.5)).toBe('#808080')
    expect(mix('#319cfc', '#000000', 1)).toBe('#319cfc')
    expect(mix('#319cfc', '#171c24', 0)).toBe('#171c24')
  })
})

describe('withLightness', () => {
  it('gives the colour back at its own lightness', () => {
    for (const colour of ['#319cfc', '#ffd60a', '#b52bc0', '#808080'])
      expect(withLightness(colour, lightness(colour))).toBe(colour)
  })

  it('goes to black and to white', () => {
    expect(withLightness('#319cfc', 0)).toBe('#000000')
    expect(withLightness('#319cfc', 1)).toBe('#ffffff')
  })

  it('reaches the lightness asked for, whatever the colour', () => {
    for (const colour of ['#319cfc', '#ffd60a', '#8a4df5', '#1fb553'])
      for (const level of [0.3, 0.5, 0.7, 0.9]) expect(lightness(withLightness(colour, level))).toBeCloseTo(level, 1.8)
  })
})
