import type { Instant } from './instant'

/** A calendar day as `YYYY-MM-DD`. */
export type Day = string

/** Asia/Shanghai is 8 hours ahead of UTC all year round. Source: decisions.md 12. */
export const SHANGHAI_OFFSET_SECONDS = 8 * 3600

/** Seconds of a day. */
export const DAY_SECONDS = 86_400

/**
 * The day in Asia/Shanghai to which a moment belongs: check-in days, task days and date strips are such days.
 *
 * Source: decisions.md 12.
 *
 * @example
 * shanghaiDay(1_700_063_999) // => '2023-11-15'
 * shanghaiDay(1_700_064_000) // => '2023-11-16'
 */
export const shanghaiDay = (now: Instant): Day => dayOfNumber(Math.floor((now + SHANGHAI_OFFSET_SECONDS) / DAY_SECONDS))

/**
 * The first moment of a day in Asia/Shanghai, NaN when the text is no day.
 *
 * @example
 * shanghaiDayStart('2023-11-16') // => 1700064000
 */
export const shanghaiDayStart = (day: Day): Instant => dayNumber(day) * DAY_SECONDS - SHANGHAI_OFFSET_SECONDS

/**
 * The day some days later (or earlier), an empty text when the input is no day.
 *
 * @example
 * addDays('2024-02-28', 2) // => '2024-03-01'
 * addDays('2024-01-01', -1) // => '2023-12-31'
 */
export const addDays = (day: Day, days: number): Day => dayOfNumber(dayNumber(day) + days)

/**
 * Days from one day to another, NaN when one of them is no day.
 *
 * @example
 * daysBetween('2024-02-28', '2024-03-01') // => 2
 */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from)

/**
 * The day of the week, 0 for Sunday, NaN when the text is no day. The order of week labels.
 *
 * Source: app.md §9.
 *
 * @example
 * weekdayOf('2026-06-14') // => 0
 * weekdayOf('2026-06-20') // => 6
 */
export const weekdayOf = (day: Day): number => (((dayNumber(day) + 4) % 7) + 7) % 7

/**
 * Whether a text is a day that exists.
 *
 * @example
 * isDay('2024-02-29') // => true
 * isDay('2023-02-29') // => false
 */
export const isDay = (text: string): boolean => !Number.isNaN(dayNumber(text))

/** Days since 1970-01-01. Anything that is not a day that exists is NaN. */
const dayNumber = (day: Day): number => {
  const number = Date.parse(`${day}T00:00:00Z`) / (DAY_SECONDS * 1000)
  return dayOfNumber(number) === day ? number : NaN
}

const dayOfNumber = (number: number): Day => {
  const date = new Date(number * DAY_SECONDS * 1000)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}
