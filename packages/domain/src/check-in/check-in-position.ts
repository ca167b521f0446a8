import { countOf, fieldsOf } from '../input'
import { addDays, daysBetween, type Day } from '../time/shanghai-day'
import { CHECK_IN_PRIZES, checkInPrize, MAKEUP_PRICE_GOLD, type CheckInEntry, type CheckInNthStatus } from './check-in'
import { checkInDayState } from './check-in-day'

/** The last check-in of a user: the day of the calendar and its date. */
export interface CheckInRecord {
  nth: number
  day: Day
}

/** A user's position in the check-in calendar. */
export interface CheckInPosition {
  checkin_nth: number
  checkin_nth_status: CheckInNthStatus
}

/**
 * A user's position on a day in Asia/Shanghai: checked in today, next in the row, one day missed (which can be made
 * up), or back at the start. After the eighth day the calendar starts again.
 *
 * How a position moves is not shown in the specification: this rule is ours.
 *
 * @example
 * checkInPosition({ nth: 3, day: '2026-06-13' }, '2026-06-14') // => { checkin_nth: 4, checkin_nth_status: 'check' }
 * checkInPosition({ nth: 3, day: '2026-06-12' }, '2026-06-14') // => { checkin_nth: 4, checkin_nth_status: 'supply' }
 * checkInPosition({ nth: 3, day: '2026-06-14' }, '2026-06-14') // => { checkin_nth: 3, checkin_nth_status: 'apply' }
 * checkInPosition(null, '2026-06-14') // => { checkin_nth: 1, checkin_nth_status: 'check' }
 */
export const checkInPosition = (last: CheckInRecord | null, today: Day): CheckInPosition => {
  const { day, nth } = fieldsOf(last)
  const days = daysBetween(day, today)
  const known = countOf(nth, 0, 0, CHECK_IN_PRIZES.length)
  if (days === null || days > 2 || known < 1) return { checkin_nth: 1, checkin_nth_status: 'check' }
  if (days < 1) return { checkin_nth: known, checkin_nth_status: 'apply' }
  return { checkin_nth: dayAfter(known), checkin_nth_status: days === 1 ? 'check' : 'supply' }
}

/** The effect of a check-in: the new record, the gold won, and the gold that a make-up costs. */
export interface CheckInOutcome {
  record: CheckInRecord
  award: number
  price: number
}

/**
 * The effect of a check-in; null if it is not possible or `today` is not a day. A make-up (`recheckin` 1) fills
 * yesterday, so that today can still be checked in. A plain check-in while a make-up is offered starts a new row.
 *
 * Rules: DOM-46, DOM-47, DOM-49, DOM-50; the row's rule is ours.
 *
 * @example
 * checkInOutcome({ nth: 3, day: '2026-06-13' }, '2026-06-14', 0) // => { record: { nth: 4, day: '2026-06-14' }, award: 80, price: 0 }
 * checkInOutcome({ nth: 3, day: '2026-06-12' }, '2026-06-14', 1) // => { record: { nth: 4, day: '2026-06-13' }, award: 80, price: 50 }
 * checkInOutcome({ nth: 3, day: '2026-06-14' }, '2026-06-14', 0) // => null
 */
export const checkInOutcome = (
  last: CheckInRecord | null,
  today: Day,
  recheckin: 0 | 1,
  makeupPrice: number = MAKEUP_PRICE_GOLD,
): CheckInOutcome | null => {
  const { checkin_nth: nth, checkin_nth_status: status } = checkInPosition(last, today)
  if (status === 'apply' || (recheckin === 1 && status !== 'supply')) return null
  if (recheckin === 1) return outcome(nth, addDays(today, -1), makeupPrice)
  return outcome(status === 'supply' ? 1 : nth, addDays(today, 0), 0)
}

const outcome = (nth: number, day: Day | null, price: number): CheckInOutcome | null => {
  const award = checkInPrize(nth)
  return day === null || award === null || !Number.isFinite(price) ? null : { record: { nth, day }, award, price }
}

const dayAfter = (nth: number) => (nth % CHECK_IN_PRIZES.length) + 1

/**
 * The eight days of the calendar at a position, as the back end sends them (the back end writes the titles).
 *
 * Rules: DOM-46, DOM-48, DOM-49.
 *
 * @example
 * checkInCalendar({ checkin_nth: 2, checkin_nth_status: 'check' })[1] // => { nth: 2, prize: 60, checked: 0, recheckin: 0, canCheckin: 1 }
 */
export const checkInCalendar = (position: CheckInPosition): Omit<CheckInEntry, 'title'>[] =>
  CHECK_IN_PRIZES.map((prize, index) => {
    const state = checkInDayState(index + 1, position)
    return {
      nth: index + 1,
      prize,
      checked: state === 'checked' ? 1 : 0,
      recheckin: state === 'makeup' ? 1 : 0,
      canCheckin: state === 'open' ? 1 : 0,
    }
  })
