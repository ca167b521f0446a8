import { textOf } from '../input'
import { instant, MAX_INSTANT, type EpochSeconds, type Instant } from './instant'
import { DAY_SECONDS, dayNumber, writtenDay } from './day-number'
import type { Day } from './shanghai-day'
import { offsetFormat, offsetOf, wallClock } from './wall-clock'

/** The zone of match days when a caller names none. Rule: DOM-86. */
export const DEFAULT_ZONE = 'Asia/Shanghai'

/**
 * Whether a text is the name of a time zone (IANA). An offset such as `+08:00` is none.
 *
 * @example
 * isTimeZone('Asia/Kathmandu') // => true
 * isTimeZone('Mars/Base') // => false
 */
export const isTimeZone = (name: string): boolean => {
  try {
    return /^[A-Z]/i.test(textOf(name)) && offsetFormat(name) !== undefined
  } catch {
    return false
  }
}

/**
 * The calendar day of a moment in the viewer's time zone (an IANA name; without one, that of the device). The date strip
 * and "today" of matches are such days.
 *
 * Rule: DOM-86. Null if it is not a moment in seconds. Throws `RangeError` for an unknown zone.
 *
 * @example
 * localDay(1_700_000_000, 'Asia/Shanghai') // => '2023-11-15'
 * localDay(1_700_000_000, 'America/Sao_Paulo') // => '2023-11-14'
 */
export function localDay(at: Instant, timeZone?: string): Day
export function localDay(at: EpochSeconds, timeZone?: string): Day | null
export function localDay(at: EpochSeconds, timeZone?: string): Day | null {
  const wall = wallClock(at, timeZone)
  return wall === null ? null : writtenDay(Math.floor(wall / DAY_SECONDS))
}

/**
 * The first moment at which the clocks of a zone show a day and a time, or a later time if they skip it. Without a time,
 * the start of the day, which is not midnight where the clocks go forward at midnight.
 *
 * Rule: DOM-86. Null if the text is not a day of a valid moment, or not a time `HH:mm`. Throws `RangeError` for an unknown zone.
 *
 * @example
 * instantOf('2023-11-16', 'Asia/Shanghai') // => 1700064000
 * instantOf('2023-11-16', 'America/Sao_Paulo', '22:30') // => 1700184600
 */
export const instantOf = (day: Day, timeZone: string, time = '00:00'): Instant | null => {
  const number = dayNumber(day)
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(textOf(time)) ?? []
  if (number === null || hours === undefined) return null
  const wall = number * DAY_SECONDS + Number(hours) * 3600 + Number(minutes) * 60
  if (Math.abs(wall) > MAX_INSTANT - 2 * DAY_SECONDS) return null
  // By the offsets before and after a change of the clocks, if there is one that day.
  const before = wall - offsetOf(wall - DAY_SECONDS, timeZone)
  const after = wall - offsetOf(wall + DAY_SECONDS, timeZone)
  const first = Math.min(before, after)
  return instant(first + offsetOf(first, timeZone) >= wall ? first : Math.max(before, after))
}
