import { DAY_SECONDS, dayNumber, writtenDay } from './day-number'
import { instant, isInstant, type EpochSeconds, type Instant } from './instant'

/** A calendar day as `YYYY-MM-DD`. */
export type Day = string

/** Asia/Shanghai is 8 hours ahead of UTC all year round. Rule: DOM-86. */
export const SHANGHAI_OFFSET_SECONDS = 8 * 3600

export { DAY_SECONDS }

/**
 * The day in Asia/Shanghai of a moment. Check-in days and task days are such days; for days of matches see `localDay`.
 *
 * An instant always has one; a number that is no moment in seconds has none.
 *
 * Rule: DOM-86.
 *
 * @example
 * shanghaiDay(1_700_063_999) // => '2023-11-15'
 * shanghaiDay(1_700_064_000) // => '2023-11-16'
 * shanghaiDay(1_700_064_000_000) // => null
 */
export function shanghaiDay(at: Instant): Day
export function shanghaiDay(at: EpochSeconds): Day | null
export function shanghaiDay(at: EpochSeconds): Day | null {
  return isInstant(at) ? writtenDay(Math.floor((at + SHANGHAI_OFFSET_SECONDS) / DAY_SECONDS)) : null
}

/**
 * The first moment of a day in Asia/Shanghai; null if the text is not a day.
 *
 * @example
 * shanghaiDayStart('2023-11-16') // => 1700064000
 */
export const shanghaiDayStart = (day: Day): Instant | null => {
  const number = dayNumber(day)
  return number === null ? null : instant(number * DAY_SECONDS - SHANGHAI_OFFSET_SECONDS)
}

/**
 * The day a number of days later or earlier; null if the text is not a day or the result cannot be written.
 *
 * @example
 * addDays('2024-02-28', 2) // => '2024-03-01'
 * addDays('2024-01-01', -1) // => '2023-12-31'
 */
export const addDays = (day: Day, days: number): Day | null => {
  const number = dayNumber(day)
  return number === null || typeof days !== 'number' ? null : writtenDay(number + days)
}

/**
 * Days from one day to another; null if one of them is not a day.
 *
 * @example
 * daysBetween('2024-02-28', '2024-03-01') // => 2
 */
export const daysBetween = (from: Day, to: Day): number | null => {
  const first = dayNumber(from)
  const last = dayNumber(to)
  return first === null || last === null ? null : last - first
}

/**
 * The day of the week, 0 for Sunday; null if the text is not a day. Week labels have this order.
 *
 * Rule: DOM-87.
 *
 * @example
 * weekdayOf('2026-06-14') // => 0
 * weekdayOf('2026-06-20') // => 6
 */
export const weekdayOf = (day: Day): number | null => {
  const number = dayNumber(day)
  return number === null ? null : (((number + 4) % 7) + 7) % 7
}

/**
 * Whether a text is an existing day.
 *
 * @example
 * isDay('2024-02-29') // => true
 * isDay('2023-02-29') // => false
 */
export const isDay = (text: string): boolean => dayNumber(text) !== null
