export interface TaskTables {
  check_in: CheckInTable
  task_progress: TaskProgressTable
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
}
