import { fieldsOf, rowOf } from '../input'
import { isInstant, minutesBetween, type Instant } from '../time/instant'
import { FOOTBALL_STATUS } from './football-status'
import type { Match } from './match'

/** Options beyond the specification. */
export interface FootballClockOptions {
  /** Shows `45+2` and `90+3` instead of 47 and 93. Default false, as specified. */
  stoppage?: boolean
}

/** `period_count` is needed only in extra time. */
type Clocked = Pick<Match, 'status' | 'time'> & Partial<Pick<Match, 'period_count'>>

/**
 * The clock text of a football match in play, in minutes without a mark (`'46'`, `'97'`). Extra time counts on from 91,
 * and from 106 in its second half, which is the fourth period. Null if the match is not in play, if `time` is not set at
 * statuses 2 to 5, or if a moment is not valid. `isClockShown` says whether a screen shows the text: not at 6 and 7.
 *
 * Rules: DOM-52, DOM-55, DOM-57, DOM-59; `stoppage` and extra time are ours.
 *
 * @example
 * footballClock({ status: 2, time: 1_700_000_000 }, instant(1_700_000_000 + 46 * 60)) // => '47'
 * footballClock({ status: 2, time: 1_700_000_000 }, instant(1_700_000_000 + 46 * 60), { stoppage: true }) // => '45+2'
 * footballClock({ status: 3, time: 1_700_000_000 }, instant(1_700_003_000)) // => '45'
 * footballClock({ status: 4, time: 1_700_003_600 }, instant(1_700_003_600)) // => '46'
 * footballClock({ status: 5, time: 1_700_007_200, period_count: 3 }, instant(1_700_007_200 + 6 * 60)) // => '97'
 * footballClock({ status: 6, time: 1_700_003_600 }, instant(1_700_009_000)) // => '90+'
 * footballClock({ status: 4, time: 1_700_003_600 }, 1_700_003_600_000) // => null
 * footballClock({ status: 8, time: 1_700_003_600 }, instant(1_700_009_000)) // => null
 */
export const footballClock = (match: Clocked, now: Instant, options: FootballClockOptions = {}): string | null => {
  const { status, time, period_count } = fieldsOf(match)
  if (!isInstant(now)) return null
  if (status === FOOTBALL_STATUS.unlabelled || status === FOOTBALL_STATUS.penaltyShootout) return '90+'
  if (!(time > 0)) return null
  if (status === FOOTBALL_STATUS.halfTime) return '45'
  const half = status === FOOTBALL_STATUS.extraTime ? extraHalf(period_count) : rowOf(HALVES, status)
  const minutes = half ? minutesBetween(time, now) : null
  if (!half || minutes === null) return null
  const minute = minutes + half.first
  return fieldsOf(options).stoppage === true && minute > half.last ? `${half.last}+${minute - half.last}` : `${minute}`
}

const HALVES: Record<number, { first: number; last: number }> = {
  [FOOTBALL_STATUS.firstHalf]: { first: 1, last: 45 },
  [FOOTBALL_STATUS.secondHalf]: { first: 46, last: 90 },
}

/** The half of extra time that runs; both as one if the number of periods does not say which. */
const extraHalf = (periods = 2) => ({ first: periods > 3 ? 106 : 91, last: periods === 3 ? 105 : 120 })
