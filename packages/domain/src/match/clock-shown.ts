import { SPORT } from '../sport/sport'
import { BASKETBALL_STATUS } from './basketball-status'
import { FOOTBALL_STATUS } from './football-status'
import type { Match } from './match'

/** Football statuses that show a clock; 6 is in play but shows none. Source: app.md §4, decisions.md 15. */
export const FOOTBALL_CLOCK_STATUSES: readonly number[] = [
  FOOTBALL_STATUS.firstHalf,
  FOOTBALL_STATUS.halfTime,
  FOOTBALL_STATUS.secondHalf,
  FOOTBALL_STATUS.extraTime,
  FOOTBALL_STATUS.penaltyShootout,
]

/** Basketball statuses that show a clock. Source: app.md §4. */
export const BASKETBALL_CLOCK_STATUSES: readonly number[] = [
  BASKETBALL_STATUS.q1,
  BASKETBALL_STATUS.q2,
  BASKETBALL_STATUS.q3,
  BASKETBALL_STATUS.q4,
  BASKETBALL_STATUS.overtime,
]

/**
 * Whether a match shows a clock: football at 2, 3, 4, 5, 7 with `time` set, basketball at 2, 4, 6, 8, 9 with time
 * remaining, esports never.
 *
 * Source: app.md §4.
 *
 * @example
 * isClockShown({ sport_id: SPORT.football, status: 2, time: 1_700_000_000, period_remaining_time: 0 }) // => true
 * isClockShown({ sport_id: SPORT.basketball, status: 3, time: 0, period_remaining_time: 720 }) // => false
 */
export const isClockShown = (match: Pick<Match, 'sport_id' | 'status' | 'time' | 'period_remaining_time'>): boolean => {
  if (match.sport_id === SPORT.football) return FOOTBALL_CLOCK_STATUSES.includes(match.status) && match.time > 0
  if (match.sport_id === SPORT.basketball)
    return BASKETBALL_CLOCK_STATUSES.includes(match.status) && match.period_remaining_time > 0
  return false
}
