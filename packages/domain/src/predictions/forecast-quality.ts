import { countOf, fieldsOf, recordsOf } from '../input'
import type { OutcomeChances } from './outcome-chances'

/** A forecast and the actual outcome. */
export interface ForecastResult {
  chances: OutcomeChances
  outcome: keyof OutcomeChances
}

/**
 * The mean of −ln(chance of the actual outcome), lower is better; null for an empty list. A chance of 0 counts as
 * 1e-15.
 *
 * @example
 * logLoss([{ chances: { home: 1, draw: 0, away: 0 }, outcome: 'home' }]) // => 0
 */
export const logLoss = (results: readonly ForecastResult[]): number | null =>
  mean(readable(results).map(({ chances, outcome }) => -Math.log(Math.max(chances[outcome], 1e-15))))

/**
 * The mean squared distance between the chances of the three outcomes and the actual outcome, 0 to 2, lower is
 * better; null for an empty list.
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

/** The results with three chances and an outcome; others are ignored. */
const readable = (results: readonly ForecastResult[]): readonly ForecastResult[] =>
  recordsOf(results).filter(
    ({ chances, outcome }) => OUTCOMES.includes(outcome) && OUTCOMES.every((name) => isChance(fieldsOf(chances)[name])),
  )

const isChance = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/** Forecasts with similar chances: the average forecast, and how often the outcome happened. */
export interface CalibrationBin {
  from: number
  to: number
  count: number
  said: number
  happened: number
}

/** Something that was forecast to happen with a chance, and whether it did. */
export interface ForecastEvent {
  chance: number
  happened: boolean
}

/**
 * Compares forecast chances with actual frequencies: the forecasts of all outcomes in bins of equal width, without
 * empty bins. In a calibrated forecast `said` and `happened` agree.
 *
 * @example
 * const chances = { home: 0.5, draw: 0.5, away: 0 }
 * calibration([{ chances, outcome: 'home' }], 2) // => [{ from: 0, to: 0.5, count: 1, said: 0, happened: 0 }, { from: 0.5, to: 1, count: 2, said: 0.5, happened: 0.5 }]
 */
export const calibration = (results: readonly ForecastResult[], bins = 10): CalibrationBin[] =>
  eventCalibration(
    readable(results).flatMap(({ chances, outcome }) =>
      OUTCOMES.map((name) => ({ chance: chances[name], happened: name === outcome })),
    ),
    bins,
  )

/**
 * The same of any events. Those without a chance of 0 to 1 are ignored.
 *
 * @example
 * eventCalibration([{ chance: 0.6, happened: true }, { chance: 0.6, happened: false }], 2) // => [{ from: 0.5, to: 1, count: 2, said: 0.6, happened: 0.5 }]
 */
export const eventCalibration = (events: readonly ForecastEvent[], bins = 10): CalibrationBin[] => {
  const width = countOf(bins, 10, 1, 1000)
  const sums = Array.from({ length: width }, () => ({ count: 0, said: 0, happened: 0 }))
  for (const { chance, happened } of recordsOf(events)) {
    const sum = isChance(chance) ? sums[Math.min(width - 1, Math.floor(chance * width))] : undefined
    if (!sum) continue
    sum.count += 1
    sum.said += chance
    if (happened) sum.happened += 1
  }
  return sums.flatMap(({ count, said, happened }, index) =>
    count === 0
      ? []
      : [{ from: index / width, to: (index + 1) / width, count, said: said / count, happened: happened / count }],
  )
}
