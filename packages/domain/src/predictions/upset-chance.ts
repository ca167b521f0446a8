import { fieldsOf } from '../input'
import type { OutcomeChances } from './outcome-chances'

/** The favourite, and how likely it fails to win. */
export interface Upset {
  favourite: 'home' | 'away'
  /** The chance that the favourite loses. */
  loses: number
  /** The chance that the favourite does not win: it loses or draws. */
  fails: number
}

/**
 * The chance of an upset: that the favourite (the likelier winner; the home side if equal) does not win. Null without
 * three chances.
 *
 * Used by `data/model/upset`. The formula is ours. Rule: DOM-25.
 *
 * @example
 * upsetChance({ home: 0.5, draw: 0.25, away: 0.25 }) // => { favourite: 'home', loses: 0.25, fails: 0.5 }
 */
export const upsetChance = (chances: OutcomeChances): Upset | null => {
  const { home, draw, away } = fieldsOf(chances)
  if (![home, draw, away].every(Number.isFinite)) return null
  return home >= away
    ? { favourite: 'home', loses: away, fails: draw + away }
    : { favourite: 'away', loses: home, fails: draw + home }
}
