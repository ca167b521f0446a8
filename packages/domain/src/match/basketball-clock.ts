import { fieldsOf } from '../input'
import { BASKETBALL_CLOCK_STATUSES } from './basketball-status'
import type { Match } from './match'

/**
 * The clock of a basketball match: the remaining time of the period as `mm:ss`. Null if no clock is shown: only
 * statuses 2, 4, 6, 8 and 9 with time remaining show one. Fractions of a second are cut.
 *
 * Rules: DOM-57, DOM-58.
 *
 * @example
 * basketballClock({ status: 2, period_remaining_time: 605 }) // => '10:05'
 * basketballClock({ status: 3, period_remaining_time: 605 }) // => null
 * basketballClock({ status: 8, period_remaining_time: 0 }) // => null
 */
export const basketballClock = (match: Pick<Match, 'status' | 'period_remaining_time'>): string | null => {
  const { status, period_remaining_time: seconds } = fieldsOf(match)
  if (!BASKETBALL_CLOCK_STATUSES.includes(status) || !(seconds > 0 && Number.isFinite(seconds))) return null
  return `${twoDigits(seconds / 60)}:${twoDigits(seconds % 60)}`
}

const twoDigits = (value: number) => `${Math.floor(value)}`.padStart(2, '0')
