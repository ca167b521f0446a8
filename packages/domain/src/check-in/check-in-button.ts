import { fieldsOf } from '../input'
import type { TaskInfo } from '../tasks/task-info'

/**
 * The meaning of the check-in button: `done` (您今天已签到) when checked in today, `open` (立即签到) otherwise.
 *
 * Rule: DOM-45.
 *
 * @example
 * checkInButton({ checkin: 1 }) // => 'done'
 * checkInButton({ checkin: 0 }) // => 'open'
 */
export const checkInButton = (task: Pick<TaskInfo, 'checkin'>): 'done' | 'open' =>
  fieldsOf(task).checkin === 1 ? 'done' : 'open'
