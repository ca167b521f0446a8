import { countOf, fieldsOf } from '../input'
/** Goals that each side is expected to score. */
export interface ExpectedGoals {
  home: number
  away: number
}

/** The chance of each score: `matrix[home][away]`. The chances sum to 1. */
export type ScoreMatrix = readonly (readonly number[])[]

export interface ScoreMatrixOptions {
  /** The most goals of one side with a row or column; higher scores are left out. Default 10. */
  maxGoals?: number
  /** How far the scores 0–0, 1–0, 0–1 and 1–1 depart from independence (Dixon and Coles); the default 0 is none. */
  rho?: number
}

/** The `rho` that forecasts national teams best, chosen like `GOAL_MODEL_SETTINGS`: a few more draws than by chance. */
export const LOW_SCORE_RHO = -0.07

/**
 * The chance of each score when both sides score independently at the expected rates (Poisson), with the usual correction
 * of low scores. Rates that are no numbers or negative count as 0. The chances sum to 1.
 *
 * Used by `data/model/poisson`. The formula is ours. Rule: DOM-25.
 *
 * @example
 * const matrix = scoreMatrix({ home: 1.7, away: 1.1 })
 * matrix.length // => 11
 * Math.round(matrix[1][1] * 1000) / 1000 // => 0.114
 */
export const scoreMatrix = (expected: ExpectedGoals, options: ScoreMatrixOptions = {}): ScoreMatrix => {
  const { maxGoals, rho: given = 0 } = fieldsOf(options)
  const most = countOf(maxGoals, 10, 0, 100)
  const rho = Math.abs(given) <= 1 ? given : 0
  const rates = { home: rate(fieldsOf(expected).home), away: rate(fieldsOf(expected).away) }
  const home = poisson(rates.home, most)
  const away = poisson(rates.away, most)
  const raw = home.map((h, homeGoals) =>
    away.map((a, awayGoals) => h * a * lowScoreFactor(homeGoals, awayGoals, rates, rho)),
  )
  const sum = raw.flat().reduce((total, chance) => total + chance, 0)
  return raw.map((row) => row.map((chance) => chance / sum))
}

/** No side is expected to score more than this; a larger matrix would contain only zeros. */
const MOST_GOALS = 100

const rate = (value: number) => (value > 0 && Number.isFinite(value) ? Math.min(value, MOST_GOALS) : 0)

/** The chances of 0 to `max` events at a rate. */
const poisson = (mean: number, max: number): number[] => {
  const chances = [Math.exp(-mean)]
  for (let goals = 1; goals <= max; goals += 1) chances.push(((chances[goals - 1] ?? 0) * mean) / goals)
  return chances
}

const lowScoreFactor = (home: number, away: number, expected: ExpectedGoals, rho: number): number => {
  const factors = [
    [1 - expected.home * expected.away * rho, 1 + expected.home * rho],
    [1 + expected.away * rho, 1 - rho],
  ]
  return Math.max(0, factors[home]?.[away] ?? 1)
}
