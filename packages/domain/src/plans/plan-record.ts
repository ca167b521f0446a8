import { recordsOf } from '../input'

/** How a plan ended. A refunded one does not count. */
export type PlanResult = 'won' | 'lost' | 'refunded'

export interface EndedPlan {
  readonly result: PlanResult
  /** Decimal odds when it was published. */
  readonly odds: number
}

export interface PlanRecord {
  /** How many were won or lost. */
  readonly settled: number
  readonly won: number
  /** The share that was won, from 0 to 1; 0 without any. */
  readonly hit: number
  /** What one unit on each would have brought, without the units themselves; below 0 for a loss. */
  readonly profit: number
  /** How many of the last ones were won in a row. */
  readonly streak: number
  /** The longest such run. */
  readonly longest: number
}

/**
 * The record of a master by their plans that have ended, the earliest first.
 *
 * @example
 * const plans = [{ result: 'lost', odds: 2 }, { result: 'won', odds: 1.8 }, { result: 'refunded', odds: 3 }]
 * planRecord(plans) // => { settled: 2, won: 1, hit: 0.5, profit: -0.2, streak: 1, longest: 1 }
 */
export const planRecord = (plans: readonly EndedPlan[]): PlanRecord => {
  const counted = recordsOf(plans).filter(({ result }) => result === 'won' || result === 'lost')
  let [won, hundredths, streak, longest] = [0, 0, 0, 0]
  for (const { result, odds } of counted) {
    const isWon = result === 'won'
    if (isWon) won += 1
    // Whole hundredths add up exactly.
    hundredths += isWon ? profitOf(odds) : -100
    streak = isWon ? streak + 1 : 0
    longest = Math.max(longest, streak)
  }
  const settled = counted.length
  return { settled, won, hit: settled === 0 ? 0 : won / settled, profit: hundredths / 100, streak, longest }
}

const profitOf = (odds: number) => (odds > 1 && odds <= MOST_ODDS ? Math.round((odds - 1) * 100) : 0)

const MOST_ODDS = 100_000

/** Who has fewer settled plans is in no ranking. */
export const RANKED_FROM = 10
