/** Gold for the check-in days 1 to 8. Rule: DOM-49. */
export const CHECK_IN_PRIZES = [50, 60, 70, 80, 90, 100, 200, 200] as const

/** The time from the reply to a check-in until its success is shown. Rule: DOM-47. */
export const CHECK_IN_SUCCESS_DELAY_MS = 500

/** Gold that a make-up check-in costs unless the back end sets another price. Rule: DOM-50. */
export const MAKEUP_PRICE_GOLD = 50

/** The state of the current day: `apply` checked in, `supply` can be made up, `check` can be checked in. */
export type CheckInNthStatus = 'apply' | 'supply' | 'check'

/** One day of the check-in calendar, as the back end sends it. Rule: DOM-48. */
export interface CheckInEntry {
  /** 1 to 8. */
  nth: number
  /** Gold. */
  prize: number
  checked: 0 | 1
  recheckin: 0 | 1
  canCheckin: 0 | 1
  title: string
}

/** The reply to a check-in: days in a row, and the gold won. Rule: DOM-48. */
export interface CheckInResult {
  continuous: number
  award: number
}

/**
 * The gold of a check-in day; null for other days than 1 to 8.
 *
 * Rule: DOM-49.
 *
 * @example
 * checkInPrize(7) // => 200
 * checkInPrize(9) // => null
 */
export const checkInPrize = (nth: number): number | null =>
  typeof nth === 'number' ? (CHECK_IN_PRIZES[nth - 1] ?? null) : null
