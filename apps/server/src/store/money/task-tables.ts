import type { Generated } from 'kysely'

export interface TaskTables {
  check_in: CheckInTable
  task_progress: TaskProgressTable
  online_time: OnlineTimeTable
}

export interface CheckInTable {
  account_id: number
  /** YYYY-MM-DD in Asia/Shanghai: the day that counts as checked. */
  day: string
  /** Which of the calendar's 8 days it is. */
  nth: number
  /** The length of the streak with this day. */
  streak: number
  award: number
  /** Whether it was a make-up check-in, for gold. */
  made_up: boolean
  /** Epoch seconds. */
  created_at: number
}

export interface TaskProgressTable {
  account_id: number
  task: string
  /** YYYY-MM-DD in Asia/Shanghai; `once` for tasks that never repeat. */
  day: string
  stage: number
  received: number
  /** When the last stage was counted, of tasks whose stages are some time apart; epoch seconds. */
  counted_at: Generated<number>
}

/** How long a member was online on a day. */
export interface OnlineTimeTable {
  account_id: number
  /** YYYY-MM-DD in Asia/Shanghai. */
  day: string
  seconds: number
  /** When the member was last seen, in epoch seconds. */
  counted_to: number
}
