import { rowOf } from '../input'
/** Basketball statuses. Rule: DOM-53. */
export const BASKETBALL_STATUS = {
  notStarted: 1,
  q1: 2,
  q1Done: 3,
  q2: 4,
  q2Done: 5,
  q3: 6,
  q3Done: 7,
  q4: 8,
  overtime: 9,
  finished: 10,
  interrupted: 11,
  cancelled: 12,
  delayed: 13,
  abandoned: 14,
  pending: 15,
} as const

export type BasketballStatusName = keyof typeof BASKETBALL_STATUS

/** Basketball statuses that show a clock. Rule: DOM-57. */
export const BASKETBALL_CLOCK_STATUSES: readonly number[] = [
  BASKETBALL_STATUS.q1,
  BASKETBALL_STATUS.q2,
  BASKETBALL_STATUS.q3,
  BASKETBALL_STATUS.q4,
  BASKETBALL_STATUS.overtime,
]

/** The running period of a basketball match: a quarter, or `OT` in overtime. */
export type BasketballPeriod = 1 | 2 | 3 | 4 | 'OT'

/**
 * The period of a basketball status (a quarter and the break after it count as one); null if no period is running.
 *
 * Rule: DOM-53 (status 9 shows OT).
 *
 * @example
 * basketballPeriod(3) // => 1
 * basketballPeriod(8) // => 4
 * basketballPeriod(9) // => 'OT'
 * basketballPeriod(10) // => null
 */
export const basketballPeriod = (status: number): BasketballPeriod | null => rowOf(PERIOD_OF_STATUS, status)

const PERIOD_OF_STATUS: Record<number, BasketballPeriod> = { 2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 8: 4, 9: 'OT' }
