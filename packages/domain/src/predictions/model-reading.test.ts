import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eventCalibration, isModelRight, modelEvents, MODELS, readModel } from '../index'

const rate = fc.double({ min: 0.05, max: 5, noNaN: true })
const goals = fc.integer({ min: 0, max: 9 })

describe('what a model says', () => {
  test('follows from the goals that both sides are expected to score', () => {
    const favourite = { home: 2.6, away: 0.6 }
    expect(readModel('upset', favourite)).toMatchObject({ favourite: 'home', fails: false })
    expect(readModel('diversity', favourite)).toMatchObject({ outcome: 'home' })
    expect(readModel('poisson', favourite)).toMatchObject({ score: { home: 2, away: 0 } })
    expect(readModel('margin', favourite)).toMatchObject({ margin: 2 })
    const even = { home: 1.2, away: 1.3 }
    expect(readModel('upset', even)).toMatchObject({ favourite: 'away', fails: true })
    expect(readModel('diversity', even).value).toBeGreaterThan(readModel('diversity', favourite).value)
  })

  test('has a chance, and turns with the sides', () => {
    fc.assert(
      fc.property(rate, rate, (home, away) => {
        for (const model of MODELS) {
          const [one, other] = [readModel(model, { home, away }), readModel(model, { home: away, away: home })]
          expect(one.chance).toBeGreaterThan(0)
          expect(one.chance).toBeLessThanOrEqual(1)
          expect(other.value).toBeCloseTo(one.value, 9)
        }
      }),
    )
  })

  test('is right for some score, and wrong for another', () => {
    const expected = { home: 2.6, away: 0.6 }
    const right = (home: number, away: number) =>
      MODELS.filter((model) => isModelRight(readModel(model, expected), { home, away }))
    expect(right(2, 0)).toEqual([...MODELS])
    expect(right(3, 1)).toEqual(['upset', 'diversity', 'margin'])
    expect(right(1, 1)).toEqual([])
  })

  test('is calibrated by events that the score decides', () => {
    fc.assert(
      fc.property(rate, rate, goals, goals, (home, away, homeGoals, awayGoals) => {
        const events = modelEvents('diversity', { home, away }, { home: homeGoals, away: awayGoals })
        expect(events.filter(({ happened }) => happened)).toHaveLength(1)
      }),
    )
    const events = modelEvents('margin', { home: 1.5, away: 1 }, { home: 2, away: 1 })
    expect(events.map(({ happened }) => happened)).toEqual([false, false, true, true, true, true])
    expect(events.map(({ chance }) => chance)).toEqual(events.map(({ chance }) => chance).toSorted((a, b) => a - b))
    expect(eventCalibration(events, 2)).toMatchObject([
      { from: 0, count: 3, happened: 1 / 3 },
      { from: 0.5, count: 3, happened: 1 },
    ])
    expect(modelEvents('upset', { home: 1.5, away: 1 }, { home: 0, away: 0 })).toMatchObject([{ happened: true }])
  })
})
