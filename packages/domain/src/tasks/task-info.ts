import type { CheckInNthStatus } from '../check-in/check-in'
import type { TaskKey } from './task-table'

/**
 * Check-in, level and tasks of a user. The field names, including misspellings, are those of the wire. Rule: DOM-39.
 */
export interface TaskInfo {
  /** 1 if checked in today. */
  checkin: 0 | 1
  checkText: string
  /** Days in a row. */
  checkin_continuous: number
  checkin_nearest_contious: number
  checkin_continuous_accumulation: number
  checkin_continuous_accumulation_new: number
  /** The current day of the calendar, 1 to 8. */
  checkin_nth: number
  checkin_nth_status: CheckInNthStatus
  gold: number
  level: LevelInfo
  tasks: Partial<Record<TaskKey, Task>>
}

/** `point` of the `next` points to the next level. */
export interface LevelInfo {
  level: number
  next: number
  point: number
}

/** The progress of one task. Rule: DOM-39. */
export interface Task {
  prop: string
  name: string
  desc: string
  /** Stages earned. */
  stage: number
  /** The daily cap of stages; 0 for no cap. */
  stage_max: number
  /** Stages claimed. */
  received: number
}
