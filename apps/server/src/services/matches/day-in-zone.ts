import { addDays, instantOf, localDay, type Day, type EpochSeconds, type Instant } from '@org/domain'
import { Refusal } from '../refusal'

/** The moments of a day: from the first one to that of the next day. */
export interface DaySpan {
  readonly start: EpochSeconds
  readonly end: EpochSeconds
}

interface DayInZone {
  readonly date: Day
  readonly isToday: boolean
  readonly span: DaySpan
}

/** A day of matches in the viewer's zone; today when `date` is empty. It has 23 or 25 hours when clocks change. Rule: DOM-86. */
export const dayInZone = (date: Day | '', zone: string, now: Instant): DayInZone => {
  const today = localDay(now, zone)
  const day = date || today
  const start = instantOf(day, zone)
  const end = instantOf(addDays(day, 1) ?? '', zone)
  if (start === null || end === null) throw new Refusal('invalidRequest', 'date')
  return { date: day, isToday: day === today, span: { start, end } }
}
