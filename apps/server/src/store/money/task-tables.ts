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
  /** Days in a row with this one. */
  streak: number
  award: number
  /** Made up for later, for gold. */
  made_up: boolean
  /** Epoch seconds. */
  created_at: number
}

export interface TaskProgressTable {
  account_id: number
  task: string
  /** YYYY-MM-DD in Asia/Shanghai; `once` for tasks that never start over. */
  day: string
  stage: number
  received: number
}
