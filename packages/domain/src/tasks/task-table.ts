import { rowOf } from '../input'

/** A row of the task table. */
export interface TaskRule {
  /** Gold for one stage; 0 for a task without an award. */
  gold: number
  /** The cap of stages; null for no cap. */
  stageMax: number | null
  /** The period of the cap: a day in Asia/Shanghai, or the lifetime of the account. */
  per: 'day' | 'account'
  /** Seconds per stage for tasks that count time; null for tasks that count events. */
  stageSeconds: number | null
  /** The target of a click if there is nothing to claim. */
  leadsTo: 'home' | 'invite' | 'nothing'
}

/**
 * The tasks: awards, caps and where they lead.
 *
 * Rules: DOM-39, DOM-40, DOM-42. The specification has no rule for `readInfo`, `sendGift` and
 * `shareInfo`: they have no award and no target.
 */
export const TASKS = {
  appFirstLogin: { gold: 500, stageMax: 1, per: 'account', stageSeconds: null, leadsTo: 'nothing' },
  inviteFriend: { gold: 200, stageMax: null, per: 'account', stageSeconds: null, leadsTo: 'invite' },
  readInfo: { gold: 0, stageMax: 0, per: 'day', stageSeconds: null, leadsTo: 'nothing' },
  sendComment: { gold: 10, stageMax: 10, per: 'day', stageSeconds: null, leadsTo: 'home' },
  sendGift: { gold: 0, stageMax: 0, per: 'day', stageSeconds: null, leadsTo: 'nothing' },
  sendFirstGift: { gold: 100, stageMax: 1, per: 'day', stageSeconds: null, leadsTo: 'home' },
  shareInfo: { gold: 0, stageMax: 0, per: 'day', stageSeconds: null, leadsTo: 'nothing' },
  shareMessage: { gold: 20, stageMax: 5, per: 'day', stageSeconds: null, leadsTo: 'home' },
  watchLive: { gold: 30, stageMax: 4, per: 'day', stageSeconds: 1800, leadsTo: 'home' },
  online: { gold: 20, stageMax: 5, per: 'day', stageSeconds: 1800, leadsTo: 'home' },
  shareToFriend: { gold: 0, stageMax: 0, per: 'day', stageSeconds: null, leadsTo: 'invite' },
} as const satisfies Record<string, TaskRule>

export type TaskKey = keyof typeof TASKS

/**
 * The gold for a number of stages of a task; null for an unknown task or an invalid number of stages.
 *
 * Rule: DOM-43.
 *
 * @example
 * taskAward('sendComment', 3) // => 30
 * taskAward('online', 5) // => 100
 * taskAward('unheardOf', 1) // => null
 */
export const taskAward = (key: TaskKey, stages: number): number | null => {
  const task = rowOf<TaskRule>(TASKS, key)
  return task && Number.isSafeInteger(stages) && stages >= 0 ? task.gold * stages : null
}
