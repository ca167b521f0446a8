import { countOf, fieldsOf, rowOf } from '../input'
import { TASKS, type TaskKey, type TaskRule } from './task-table'
import type { Task } from './task-info'

/** What a click on a task does; `amount` is the number of stages to claim. */
export type TaskClick = { kind: 'nothing' } | { kind: 'claim'; amount: number } | { kind: 'home' } | { kind: 'invite' }

type Progress = Pick<Task, 'stage' | 'stage_max' | 'received'>

/**
 * What a click on a task does: claims earned stages; does nothing if everything is claimed; otherwise opens the page
 * where the user can earn more. An unknown task opens nothing.
 *
 * Rules: DOM-40, DOM-41.
 *
 * @example
 * taskClick('sendComment', { stage: 4, stage_max: 10, received: 1 }) // => { kind: 'claim', amount: 3 }
 * taskClick('sendComment', { stage: 10, stage_max: 10, received: 10 }) // => { kind: 'nothing' }
 * taskClick('sendComment', { stage: 1, stage_max: 10, received: 1 }) // => { kind: 'home' }
 * taskClick('inviteFriend', { stage: 0, stage_max: 0, received: 0 }) // => { kind: 'invite' }
 */
export const taskClick = (key: TaskKey, task: Progress): TaskClick => {
  const amount = claimableStages(task)
  if (amount > 0) return { kind: 'claim', amount }
  const rule = rowOf<TaskRule>(TASKS, key)
  return { kind: rule === null || isTaskFinished(task) ? 'nothing' : rule.leadsTo }
}

/**
 * Stages earned and not yet claimed.
 *
 * Rules: DOM-40, DOM-41.
 *
 * @example
 * claimableStages({ stage: 10, stage_max: 10, received: 4 }) // => 6
 */
export const claimableStages = (task: Pick<Task, 'stage' | 'received'>): number => {
  const { stage, received } = fieldsOf(task)
  return countOf(stage - received, 0, 0, Number.MAX_SAFE_INTEGER)
}

/**
 * Whether a task is finished: everything is claimed. A task without a cap (`stage_max` 0) is never finished.
 *
 * Rule: DOM-41.
 *
 * @example
 * isTaskFinished({ stage_max: 5, received: 5 }) // => true
 * isTaskFinished({ stage_max: 0, received: 0 }) // => false
 */
export const isTaskFinished = (task: Pick<Task, 'stage_max' | 'received'>): boolean =>
  fieldsOf(task).received > 0 && task.received === task.stage_max

/**
 * Whether doing the task once more adds a stage, because the cap is not reached. Used, for example, after a share.
 *
 * Rule: DOM-8.
 *
 * @example
 * canAddStage({ stage: 4, stage_max: 5 }) // => true
 * canAddStage({ stage: 5, stage_max: 5 }) // => false
 */
export const canAddStage = (task: Pick<Task, 'stage' | 'stage_max'>): boolean =>
  fieldsOf(task).stage_max === 0 || fieldsOf(task).stage < fieldsOf(task).stage_max
