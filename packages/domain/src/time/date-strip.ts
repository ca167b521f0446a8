import { countOf } from '../input'
import { relativeDay, type RelativeDay } from './relative-day'
import { addDays, weekdayOf, type Day } from './shanghai-day'

/** One day of a date strip. */
export interface StripDay {
  day: Day
  /** 0 for Sunday. */
  weekday: number
  relative: RelativeDay | null
}

/**
 * The days around today, in order: `before` days, today, `after` days, at most 366 in each direction. Empty if `today`
 * is not a day. Today is a day of the viewer's zone (`localDay`).
 *
 * Rules: DOM-86, DOM-87; how many days a strip has is ours.
 *
 * @example
 * dateStrip('2026-06-14', 1, 1).map((entry) => entry.day) // => ['2026-06-13', '2026-06-14', '2026-06-15']
 * dateStrip('2026-06-14', 1, 1)[1] // => { day: '2026-06-14', weekday: 0, relative: 'today' }
 */
export const dateStrip = (today: Day, before = 3, after = 3): StripDay[] => {
  const first = -countOf(before, 3, 0, MOST_DAYS)
  return Array.from({ length: 1 - first + countOf(after, 3, 0, MOST_DAYS) }, (_, index) =>
    stripDay(addDays(today, first + index), today),
  ).flatMap((entry) => entry ?? [])
}

const MOST_DAYS = 366

const stripDay = (day: Day | null, today: Day): StripDay | null => {
  const weekday = day === null ? null : weekdayOf(day)
  return day === null || weekday === null ? null : { day, weekday, relative: relativeDay(day, today) }
}
