import { fieldsOf, rowOf } from '../input'
import { isInstant, minutesBetween, type Instant } from '../time/instant'
import { FOOTBALL_CLOCK_STATUSES, FOOTBALL_STATUS } from './football-status'
import type { Match } from './match'

/** Options beyond the specification. */
export interface FootballClockOptions {
  /** Shows `45+2` and `90+3` instead of 47 and 93. Default false, as specified. */
  stoppage?: boolean
}

/** `period_count` is needed only in extra time. */
type Clocked = Pick<Match, 'status' | 'time'> & Partial<Pick<Match, 'period_count'>>

/**
 * The clock of a football match, in minutes without a mark (`'46'`, `'97'`). Null if no clock is shown: only
 * statuses 2, 3, 4 and 5 with `time` set show one, and only for valid moments. Extra time counts on from 91, and from 106
 * in its second half, which is the fourth period.
 *
 * Rules: DOM-52, DOM-55, DOM-57, DOM-59; `stoppage` and extra time are ours.
 *
 * @example
 * footballClock({ status: 2, time: 1_700_000_000 }, instant(1_700_000_000 + 46 * 60)) // => '47'
 * footballClock({ status: 2, time: 1_700_000_000 }, instant(1_700_000_000 + 46 * 60), { stoppage: true }) // => '45+2'
 * footballClock({ status: 3, time: 1_700_000_000 }, instant(1_700_003_000)) // => '45'
 * footballClock({ status: 4, time: 1_700_003_600 }, instant(1_700_003_600)) // => '46'
 * footballClock({ status: 5, time: 1_700_007_200, period_count: 3 }, instant(1_700_007_200 + 6 * 60)) // => '97'
 * footballClock({ status: 4, time: 1_700_003_600 }, 1_700_003_600_000) // => null
 * footballClock({ status: 8, time: 1_700_003_600 }, instant(1_700_009_000)) // => null
 */
export const footballClock = (match: Clocked, now: Instant, options: FootballClockOptions = {}): string | null => {
  const { status, time } = fieldsOf(match)
  return FOOTBALL_CLOCK_STATUSES.includes(status) && time > 0 ? footballClockText(match, now, options) : null
}

/**
 * The clock text of a football match in play, even if no clock is shown (status 6 has the text `90+` and shows none).
 * Null if the match is not in play or a moment is not valid.
 *
 * Rules: DOM-52, DOM-55.
 *
 * @example
 * footballClockText({ status: 6, time: 1_700_003_600 }, instant(1_700_009_000)) // => '90+'
 * footballClockText({ status: 1, time: 0 }, instant(1_700_009_000)) // => null
 */
export const footballClockText = (match: Clocked, now: Instant, options: FootballClockOptions = {}): string | null => {
  const { status, time, period_count } = fieldsOf(match)
  const half = status === FOOTBALL_STATUS.extraTime ? extraHalf(time, period_count) : rowOf(HALVES, status)
  if (!half) return isInstant(now) ? rowOf(FIXED_TEXTS, status) : null
  const minutes = minutesBetween(time, now)
  if (minutes === null) return null
  const minute = minutes + half.first
  return fieldsOf(options).stoppage === true && minute > half.last ? `${half.last}+${minute - half.last}` : `${minute}`
}

const HALVES: Record<number, { first: number; last: number }> = {
  [FOOTBALL_STATUS.firstHalf]: { first: 1, last: 45 },
  [FOOTBALL_STATUS.secondHalf]: { first: 46, last: 90 },
}

/** The half of extra time that runs; both as one if the number of periods does not say which. */
const extraHalf = (time: number, periods = 2) => {
  if (time <= 0) return null
  return { first: periods > 3 ? 106 : 91, last: periods === 3 ? 105 : 120 }
}

const FIXED_TEXTS: Record<number, string> = {
  [FOOTBALL_STATUS.halfTime]: '45',
  [FOOTBALL_STATUS.unlabelled]: '90+',
}
