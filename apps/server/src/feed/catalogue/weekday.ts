/** The day number modulo 7: day 0 was a Thursday. */
export const WEEKDAY = { thursday: 0, friday: 1, saturday: 2, sunday: 3, monday: 4, tuesday: 5, wednesday: 6 } as const

export type Weekday = (typeof WEEKDAY)[keyof typeof WEEKDAY]

const WEEK: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]

/** The other days of a week, in their order. */
export const weekWithout = (...free: readonly Weekday[]): readonly Weekday[] =>
  WEEK.filter((weekday) => !free.includes(weekday))
