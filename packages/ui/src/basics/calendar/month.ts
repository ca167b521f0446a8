import { addDays, weekdayOf, type Day } from '@org/domain'

/** The month of a day, as `YYYY-MM`. */
export const monthOf = (day: Day) => day.slice(0, 7)

/** The month before or after a month. */
export const monthAfter = (month: string, by: -1 | 1) =>
  monthOf(addDays(`${month}-01`, by > 0 ? 31 : -1) ?? `${month}-01`)

/** The same month of the year before or after. */
export const monthOfYear = (month: string, by: -1 | 1) =>
  `${String(Number(month.slice(0, 4)) + by).padStart(4, '0')}${month.slice(4)}`

/** The day of the same number in a month, or its last one. */
export const sameDayIn = (month: string, day: Day): Day => {
  const last = addDays(`${monthAfter(month, 1)}-01`, -1) ?? `${month}-01`
  const same = month + day.slice(7)
  return same < last ? same : last
}

/** The days of a month by weeks, without the days of other months. Always six weeks, so that no month moves the page. */
export const weeksOf = (month: string, weekStart: number): (Day | null)[][] => {
  const first = `${month}-01`
  const lead = ((weekdayOf(first) ?? 0) - weekStart + 7) % 7
  return [0, 1, 2, 3, 4, 5].map((week) =>
    [0, 1, 2, 3, 4, 5, 6].map((place) => {
      const day = addDays(first, week * 7 + place - lead)
      return day !== null && monthOf(day) === month ? day : null
    }),
  )
}
