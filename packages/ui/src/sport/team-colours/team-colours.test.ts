import { describe, expect, test } from 'vitest'
import { teamColours } from '.'
import { lightOf, luminanceOf, type Light } from './rgb'
import { areDistinguishable } from './distinguishable'

const light = (hex: string): Light => lightOf(hex) ?? [0, 0, 0]
const contrast = (one: string, other: string) => {
  const [high = 0, low = 0] = [luminanceOf(light(one)), luminanceOf(light(other))].toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}
const valuesOf = (style: object | undefined) => Object.entries(style ?? {}) as [string, string][]

describe('two colours', () => {
  test.each([
    ['red and blue', '#c8102e', '#1d4ed8'],
    ['yellow and blue', '#f2b705', '#034694'],
    ['black and white', '#000000', '#ffffff'],
  ])('%s are distinguishable', (_, one, other) => {
    expect(areDistinguishable(light(one), light(other))).toBe(true)
    expect(areDistinguishable(light(other), light(one))).toBe(true)
  })

  test.each([
    ['themselves', '#1d4ed8', '#1d4ed8'],
    ['a slightly lighter one', '#1d4ed8', '#2f5ddb'],
    ['without red cones or green ones: red and green', '#b0574a', '#5a7f2e'],
    ['without blue cones: blue and green', '#0d7f9e', '#0b8565'],
  ])('are not distinguishable from %s', (_, one, other) => {
    expect(areDistinguishable(light(one), light(other))).toBe(false)
  })
})

describe('the colours of two teams', () => {
  test('are their first ones if those are distinguishable', () => {
    const style = teamColours(['#0f6fc9', '#ffffff'], ['#d92d20', '#f2b705'])
    expect(style).toEqual({
      '--home': '#0f6fc9',
      '--home-ink': '#ffffff',
      '--away': '#d92d20',
      '--away-ink': '#ffffff',
    })
  })

  test('are the second one of the away team if both play in the same', () => {
    const style = teamColours(['#c8102e'], ['#d01317', '#0f6fc9'])
    expect(style).toMatchObject({ '--away': '#0f6fc9' })
  })

  test('are the second one of the home team if the away team has no other', () => {
    const style = teamColours(['#c8102e', '#0f6fc9'], ['#d01317'])
    expect(style).toMatchObject({ '--home': '#0f6fc9' })
  })

  test.each([
    ['alike', ['#c8102e'], ['#d01317']],
    ['unknown', ['#c8102e'], []],
    ['black and white', ['#000000'], ['#ffffff']],
    ['no colours', ['red'], ['#12345', 'rgb(0 0 0)']],
  ])('are those of the brand if they are %s', (_, home, away) => {
    expect(teamColours(home, away)).toBeUndefined()
  })

  test.each([
    ['white and blue', ['#ffffff'], ['#0b3d91']],
    ['black and yellow', ['#000000'], ['#ffe600']],
    ['navy and orange', ['#0a1a3f'], ['#ff8200']],
  ])('can be seen on every card of both modes, and numbers read on them: %s', (_, home, away) => {
    const style = Object.fromEntries(valuesOf(teamColours(home, away)))
    for (const side of ['home', 'away']) {
      const colour = style[`--${side}`] ?? ''
      for (const ground of ['#ffffff', '#f4f6f9', '#171c24', '#0f1319'])
        expect(contrast(colour, ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(2.95)
      expect(contrast(colour, style[`--${side}-ink`] ?? '')).toBeGreaterThanOrEqual(4.5)
    }
  })
})
