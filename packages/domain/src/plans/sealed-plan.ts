import { fieldsOf, textOf } from '../input'
import type { PlanPick } from './plan-templates'

interface SealedPlan extends PlanPick {
  /** Decimal odds when it was published. */
  readonly odds: number
  /** What the master wrote. */
  readonly text: string
}

/**
 * What is sealed of a plan: its pick and its odds in the first line, its text after that. `sha256(salt + sealedPlan(plan))`, in
 * UTF-8, is public before the match, the rest after it.
 *
 * @example
 * const plan = { template: 'totalGoals', line: 2, option: 'over', odds: 1.9, text: 'Both attack.' }
 * sealedPlan(plan) // => 'totalGoals 2 over 1.90\nBoth attack.'
 */
export const sealedPlan = (plan: SealedPlan): string => {
  const { template, line, option, odds, text } = fieldsOf(plan)
  const written = Number.isFinite(odds) ? odds.toFixed(2) : ''
  return `${textOf(template)} ${Number.isFinite(line) ? line : 0} ${textOf(option)} ${written}\n${textOf(text)}`
}
