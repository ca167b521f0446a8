import { TASKS, type TaskKey } from '@org/domain'
import type { Kysely } from 'kysely'
import type { Language } from '../language'
import { countInvited } from '../../store/identity/accounts'
import type { Database } from '../../store/schema'
import { taskProgress } from '../../store/money/tasks'
import { TASK_TEXTS } from './task-texts'

/** The tasks of a member on a day, with their progress and claims. */
export const listTasks = async (db: Kysely<Database>, uid: number, today: string, lang: Language) => {
  const [progress, invited] = await Promise.all([taskProgress(db, uid, today), countInvited(db, uid)])
  // The first login is done, because the caller is logged in.
  const known: Partial<Record<TaskKey, number>> = { appFirstLogin: 1, inviteFriend: invited }
  const keys = Object.keys(TASKS) as TaskKey[]
  return Object.fromEntries(
    keys.map((prop) => {
      const row = progress.find(({ task }) => task === prop)
      return [
        prop,
        {
          prop,
          ...TASK_TEXTS[lang][prop],
          stage: Math.max(row?.stage ?? 0, known[prop] ?? 0),
          stage_max: TASKS[prop].stageMax ?? 0,
          received: row?.received ?? 0,
        },
      ]
    }),
  )
}
