import { describe, expect, test } from 'vitest'
import { depthOf, indexAt, middleOf, momentAt, placeOf, scaleOf, stepPath, type OddsPoint } from './curve'

const points: OddsPoint[] = [
  { at: 100, time: '1', values: [2, 4] },
  { at: 150, time: '2', values: [4, null] },
  { at: 200, time: '3', values: [8, 2] },
]
const scale = { start: 100, end: 200, low: 2, high: 8, split: null }

describe('a curve of odds', () => {
  test('keeps a price until it changes', () => {
    expect(stepPath(points, 0, scale)).toBe('M0 100H50V50H100V0H100')
  })

  test('has a gap while there is no price', () => {
    expect(stepPath(points, 1, scale)).toBe('M0 50H50M100 100H100')
  })

  test('runs to the end of the chart from its only price', () => {
    expect(stepPath(points.slice(0, 1), 0, scale)).toBe('M0 100H100')
  })

  test('is empty without points', () => {
    expect(stepPath([], 0, scaleOf([]))).toBe('')
  })
})

test('the scale contains every price with space around it, also if all are the same', () => {
  const { low, high, start, end } = scaleOf(points)
  expect([low < 2, high > 8, start, end]).toEqual([true, true, 100, 200])
  const flat = scaleOf([{ at: 5, time: '', values: [2] }])
  expect(flat.low).toBeLessThan(flat.high)
  expect(flat.start).toBeLessThan(flat.end)
})

test('places are within the scale', () => {
  expect([50, 100, 150, 900].map((at) => placeOf(scale, at))).toEqual([0, 0, 0.5, 1])
  expect([8, 4, 2].map((value) => depthOf(scale, value))).toEqual([0, 0.5, 1])
  expect(middleOf(scale)).toBe(4)
})

describe('a split of the time', () => {
  const days = [0, 86_400, 100_000, 103_600].map((at) => ({ at, time: '', values: [2] }))

  test('gives what follows half of the width, and each part a scale of its own', () => {
    const split = scaleOf(days, 96_400)
    expect([0, 48_200, 96_400, 100_000, 103_600].map((at) => placeOf(split, at))).toEqual([0, 0.25, 0.5, 0.75, 1])
  })

  test('leaves what follows more than half if it took longer', () => {
    expect(placeOf(scaleOf(days, 25_900), 25_900)).toBe(0.25)
  })

  test('is none outside of the chart', () => {
    expect([0, 103_600, 200_000].map((at) => scaleOf(days, at).split)).toEqual([null, null, null])
  })

  test.each([undefined, 96_400])('the moment of a place is there (%s)', (splitAt) => {
    const chart = scaleOf(days, splitAt)
    for (const at of [0, 1_000, 96_400, 99_999, 103_600]) expect(momentAt(chart, placeOf(chart, at))).toBe(at)
  })
})

test('the odds of a moment are those of the last change before it', () => {
  expect([0, 100, 149, 150, 999].map((at) => indexAt(points, at))).toEqual([0, 0, 0, 1, 2])
})
