import { rowOf } from '../input'
import { daysBetween, type Day } from './shanghai-day'

/** The meaning of 昨天, 今天 and 明天. */
export type RelativeDay = 'yesterday' | 'today' | 'tomorrow'

/**
 * The relation of a day to today; null if it is not yesterday, today or tomorrow.
 *
 * Rule: DOM-87.
 *
 * @example
 * relativeDay('2026-06-15', '2026-06-14') // => 'tomorrow'
 * relativeDay('2026-06-16', '2026-06-14') // => null
 */
export const relativeDay = (day: Day, today: Day): RelativeDay | null => rowOf(RELATIVE, daysBetween(today, day))

const RELATIVE: Record<number, RelativeDay> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' }
