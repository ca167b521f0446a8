import { listOf } from '../input'
/** How the bookmaker's margin is removed from odds. */
export type MarginMethod = 'proportional' | 'power'

/**
 * The margin in the decimal odds of all outcomes of a market: the sum of their inverses minus 1. Null if one of them
 * is not valid.
 *
 * @example
 * bookmakerMargin([2, 2]) // => 0
 * Math.round(bookmakerMargin([1.9, 1.9]) * 1000) / 1000 // => 0.053
 */
export const bookmakerMargin = (odds: readonly number[]): number | null =>
  listOf(odds).length > 0 && odds.every(isOdds) ? inverseSum(odds) - 1 : null

/**
 * The chances that the decimal odds of all outcomes of a market imply, with the margin removed: they sum to 1.
 * `proportional` divides by the inverse sum; `power` raises each inverse to the power that makes the sum 1, which takes
 * more of the margin from outsiders, as bookmakers put it there. Null when one is no odds, and for odds beyond what numbers tell apart.
 *
 * @example
 * impliedProbabilities([1.9, 1.9]) // => [0.5, 0.5]
 * impliedProbabilities([2, 4, 4]) // => [0.5, 0.25, 0.25]
 * impliedProbabilities([2, 0.5]) // => null
 */
export const impliedProbabilities = (
  odds: readonly number[],
  method: MarginMethod = 'proportional',
): number[] | null => {
  if (listOf(odds).length === 0 || !odds.every(isOdds)) return null
  const power = method === 'power' ? powerToOne(odds) : 1
  const raised = odds.map((value) => value ** -power)
  const sum = raised.reduce((total, value) => total + value, 0)
  return sum > 0 ? raised.map((value) => value / sum) : null
}

const isOdds = (value: number) => value > 1 && Number.isFinite(value)

const inverseSum = (odds: readonly number[]) => odds.reduce((sum, value) => sum + 1 / value, 0)

/** The power at which the inverses sum to 1, found by bisection: the sum falls as the power grows. */
const powerToOne = (odds: readonly number[]): number => {
  const sumAt = (power: number) => odds.reduce((sum, value) => sum + value ** -power, 0)
  let low = 0
  let high = 1
  while (sumAt(high) > 1) high *= 2
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (sumAt(middle) > 1) low = middle
    else high = middle
  }
  return (low + high) / 2
}
