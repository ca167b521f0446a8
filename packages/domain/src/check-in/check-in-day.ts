import { fieldsOf } from '../input'
import type { TaskInfo } from '../tasks/task-info'

/** 已签到, 可补签, 可签到, 未签到. */
export type CheckInDayState = 'checked' | 'makeup' | 'open' | 'unchecked'

/**
 * The state of one day of the check-in calendar.
 *
 * Rule: DOM-46.
 *
 * @example
 * checkInDayState(2, { checkin_nth: 3, checkin_nth_status: 'check' }) // => 'checked'
 * checkInDayState(3, { checkin_nth: 3, checkin_nth_status: 'check' }) // => 'open'
 * checkInDayState(3, { checkin_nth: 3, checkin_nth_status: 'supply' }) // => 'makeup'
 * checkInDayState(4, { checkin_nth: 3, checkin_nth_status: 'apply' }) // => 'unchecked'
 */
export const checkInDayState = (
  nth: number,
  task: Pick<TaskInfo, 'checkin_nth' | 'checkin_nth_status'>,
): CheckInDayState => {
  const { checkin_nth: current, checkin_nth_status: status } = fieldsOf(task)
  if (nth < current) return 'checked'
  if (nth > current) return 'unchecked'
  switch (status) {
    case 'apply':
      return 'checked'
    case 'supply':
      return 'makeup'
    case 'check':
      return 'open'
    default:
      return 'unchecked'
  }
}

/** What a click on a day does. */
export type CheckInClick = 'check-in' | 'makeup-dialog' | 'nothing'

/**
 * What a click on a day does: a make-up day opens a dialog first, a signable day checks in, all others do nothing.
 *
 * Rule: DOM-47.
 *
 * @example
 * checkInClick('makeup') // => 'makeup-dialog'
 * checkInClick('open') // => 'check-in'
 * checkInClick('checked') // => 'nothing'
 */
export const checkInClick = (state: CheckInDayState): CheckInClick => {
  if (state === 'makeup') return 'makeup-dialog'
  return state === 'open' ? 'check-in' : 'nothing'
}

/**
 * The body of the check-in call for a day in this state; null if there is nothing to send.
 *
 * Rule: DOM-47.
 *
 * @example
 * checkInRequest('open') // => { recheckin: 0 }
 * checkInRequest('makeup') // => { recheckin: 1 }
 * checkInRequest('checked') // => null
 */
export const checkInRequest = (state: CheckInDayState): { recheckin: 0 | 1 } | null => {
  if (state === 'makeup') return { recheckin: 1 }
  return state === 'open' ? { recheckin: 0 } : null
}
