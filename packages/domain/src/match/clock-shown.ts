import { fieldsOf } from '../input'
import { SPORT } from '../sport/sport'
import { BASKETBALL_CLOCK_STATUSES } from './basketball-status'
import { FOOTBALL_CLOCK_STATUSES } from './football-status'
import type { Match } from './match'

/**
 * Whether a match shows a clock: football at 2, 3, 4 and 5 with `time` set, basketball at 2, 4, 6, 8, 9 with time
 * remaining, esports never.
 *
 * Rule: DOM-57.
 *
 * @example
 * isClockShown({ sport_id: SPORT.football, status: 2, time: 1_700_000_000, period_remaining_time: 0 }) // => true
 * isClockShown({ sport_id: SPORT.basketball, status: 3, time: 0, period_remaining_time: 720 }) // => false
 */
export const isClockShown = (match: Pick<Match, 'sport_id' | 'status' | 'time' | 'period_remaining_time'>): boolean => {
  const { sport_id, status, time, period_remaining_time } = fieldsOf(match)
  if (sport_id === SPORT.football) return FOOTBALL_CLOCK_STATUSES.includes(status) && time > 0
  if (sport_id === SPORT.basketball) return BASKETBALL_CLOCK_STATUSES.includes(status) && period_remaining_time > 0
  return false
}
