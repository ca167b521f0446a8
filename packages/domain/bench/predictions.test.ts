import { describe, expect, test } from 'vitest'
import { evaluate } from './evaluate'
import { readInternationals } from './internationals'

const results = readInternationals()
if (!results) console.warn('SKIPPED: predictions are not tried on real results, which do not stand beside the project.')

describe.skipIf(!results)('on real results from 2022 on, the goal model', () => {
  const evaluation = results ? evaluate(results) : null

  test.each(['frozen', 'walkForward'] as const)('beats base rates and Elo (%s)', (kind) => {
    const { goalModel, references } = evaluation?.[kind] ?? { goalModel: null, references: [] }
    expect(references.map(({ name }) => name)).toEqual(['Elo', 'base rates'])
    for (const reference of references) {
      expect(reference.behind, reference.name).toBeGreaterThan(2 * reference.error)
      expect(goalModel?.brier, reference.name).toBeLessThan(reference.brier)
    }
  })

  test('is calibrated: what it says happens within five points as often', () => {
    const bins = evaluation?.calibration.filter(({ count }) => count >= 200) ?? []
    expect(bins.map(({ said, happened }) => Math.abs(said - happened)).every((gap) => gap < 0.05)).toBe(true)
  })
})
