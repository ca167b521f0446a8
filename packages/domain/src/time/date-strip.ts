import type { Instant } from './instant'
import { relativeDay, type RelativeDay } from './relative-day'
import { addDays, shanghaiDay, weekdayOf, type Day } from './shanghai-day'

/** One day of a date strip. */
export interface StripDay {
  day: Day
  /** 0 for Sunday. */
  weekday: number
  relative: RelativeDay | null
}

/**
 * The days around today, in order: `before` days, today, `after` days. Days are days in Asia/Shanghai.
 *
 * Source: app.md §9, decisions.md 12; how many days a strip has is ours.
 *
 * @example
 * dateStrip(1_781_400_000, 1, 1).map((entry) => entry.day) // => ['2026-06-13', '2026-06-14', '2026-06-15']
 * dateStrip(1_781_400_000, 1, 1)[1] // => { day: '2026-06-14', weekday: 0, relative: 'today' }
 */
export const dateStrip = (now: Instant, before = 3, after = 3): StripDay[] => {
  const today = shanghaiDay(now)
  return Array.from({ length: before + 1 + after }, (_, index) => {
    const day = addDays(today, index - before)
    return { day, weekday: weekdayOf(day), relative: relativeDay(day, today) }
  })
}
