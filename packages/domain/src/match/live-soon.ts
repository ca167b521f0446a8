import { fieldsOf } from '../input'
import { minutesBetween, type Instant } from '../time/instant'
import type { Match } from './match'
import { isWaiting } from './match-phase'

/** A match is announced as live soon if it starts within this many whole minutes. Rule: DOM-59. */
export const LIVE_SOON_MINUTES = 30

/**
 * Whole minutes until the scheduled start; 0 after it; null if a moment is not valid.
 *
 * Rule: DOM-59.
 *
 * @example
 * minutesToKickoff({ kickoff_time: 1_700_001_859 }, instant(1_700_000_000)) // => 30
 */
export const minutesToKickoff = (match: Pick<Match, 'kickoff_time'>, now: Instant): number | null =>
  minutesBetween(now, fieldsOf(match).kickoff_time)

/**
 * Whether a match is "live within 30 minutes": it is waiting and 1 to 30 whole minutes remain, both included.
 *
 * Rule: DOM-59.
 *
 * @example
 * isLiveSoon({ sport_id: SPORT.football, status: 1, kickoff_time: 1_700_000_060 }, instant(1_700_000_000)) // => true
 * isLiveSoon({ sport_id: SPORT.football, status: 1, kickoff_time: 1_700_000_059 }, instant(1_700_000_000)) // => false
 */
export const isLiveSoon = (match: Pick<Match, 'sport_id' | 'status' | 'kickoff_time'>, now: Instant): boolean => {
  const { sport_id, status } = fieldsOf(match)
  const minutes = minutesToKickoff(match, now) ?? 0
  return isWaiting(sport_id, status) && minutes >= 1 && minutes <= LIVE_SOON_MINUTES
}
