import { textOf } from '../input'

/** Seconds in a day. */
export const DAY_SECONDS = 86_400

/** Days since 1970-01-01; null if it is not an existing day. */
export const dayNumber = (day: string): number | null => {
  const number = Date.parse(`${textOf(day)}T00:00:00Z`) / DAY_MS
  return Number.isFinite(number) && writtenDay(number) === day ? number : null
}

/** `YYYY-MM-DD`; null for a year that has not four digits. */
export const writtenDay = (number: number): string | null => {
  const date = new Date(number * DAY_MS)
  const text = Number.isNaN(date.getTime()) ? '' : date.toISOString()
  return text.length === ISO_LENGTH ? text.slice(0, 10) : null
}

const DAY_MS = DAY_SECONDS * 1000
const ISO_LENGTH = '2026-06-14T00:00:00.000Z'.length
