import { countOf, fieldsOf, recordsOf } from '../input'
import type { OutcomeChances } from './outcome-chances'

/** A forecast beside what happened. */
export interface ForecastResult {
  chances: OutcomeChances
  outcome: keyof OutcomeChances
}

/**
 * The mean of −ln(chance given to what happened), the lower the better; null of none. A chance of 0 counts as 1e-15.
 *
 * @example
 * logLoss([{ chances: { home: 1, draw: 0, away: 0 }, outcome: 'home' }]) // => 0
 */
export const logLoss = (results: readonly ForecastResult[]): number | null =>
  mean(readable(results).map(({ chances, outcome }) => -Math.log(Math.max(chances[outcome], 1e-15))))

/**
 * The mean squared distance between the chances of the three outcomes and what happened, 0 to 2, the lower the better;
 * null of none.
 *
 * @example
 * brierScore([{ chances: { home: 0.5, draw: 0.5, away: 0 }, outcome: 'home' }]) // => 0.5
 */
export const brierScore = (results: readonly ForecastResult[]): number | null =>
  mean(
    readable(results).map(({ chances, outcome }) =>
      OUTCOMES.reduce((sum, name) => sum + (chances[name] - (name === outcome ? 1 : 0)) ** 2, 0),
    ),
  )

const OUTCOMES = ['home', 'draw', 'away'] as const

/** The results with three chances and an outcome; others say nothing. */
const readable = (results: readonly ForecastResult[]): readonly ForecastResult[] =>
  recordsOf(results).filter(
    ({ chances, outcome }) => OUTCOMES.includes(outcome) && OUTCOMES.every((name) => isChance(fieldsOf(chances)[name])),
  )

const isChance = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/** Forecasts of about the same chance: what was said on average, and how often it happened. */
export interface CalibrationBin {
  from: number
  to: number
  count: number
  said: number
  happened: number
}

/**
 * How often what was said to have a chance happened: the forecasts of all outcomes in bins of equal width, empty bins left
 * out. Of a calibrated forecast `said` and `happened` agree.
 *
 * @example
 * const chances = { home: 0.5, draw: 0.5, away: 0 }
 * calibration([{ chances, outcome: 'home' }], 2) // => [{ from: 0, to: 0.5, count: 1, said: 0, happened: 0 }, { from: 0.5, to: 1, count: 2, said: 0.5, happened: 0.5 }]
 */
export const calibration = (results: readonly ForecastResult[], bins = 10): CalibrationBin[] => {
  const width = countOf(bins, 10, 1, 1000)
  const sums = Array.from({ length: width }, () => ({ count: 0, said: 0, happened: 0 }))
  for (const { chances, outcome } of readable(results))
    for (const name of OUTCOMES) {
      const sum = sums[Math.min(width - 1, Math.floor(chances[name] * width))]
      if (!sum) continue
      sum.count += 1
      sum.said += chances[name]
      if (name === outcome) sum.happened += 1
    }
  return sums.flatMap(({ count, said, happened }, index) =>
    count === 0
      ? []
      : [{ from: index / width, to: (index + 1) / width, count, said: said / count, happened: happened / count }],
  )
}
