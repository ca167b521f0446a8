import { type Instant, shanghaiDay, TASKS, type TaskKey } from '@org/domain'
import type { Kysely } from 'kysely'
import type { Language } from '../language'
import type { Database } from '../../store/schema'
import { taskProgress } from '../../store/money/tasks'
import { earnedStages } from './earned-stages'
import { TASK_TEXTS } from './task-texts'

/** The tasks of a member today in Shanghai, with their progress and claims. */
export const listTasks = async (db: Kysely<Database>, uid: number, now: Instant, lang: Language) => {
  const progress = await taskProgress(db, uid, shanghaiDay(now))
  const tasks = await Promise.all(
    (Object.keys(TASKS) as TaskKey[]).map(async (prop) => {
      const row = progress.find(({ task }) => task === prop)
      return {
        prop,
        ...TASK_TEXTS[lang][prop],
        stage: await earnedStages(db, prop, row?.stage ?? 0, { uid, now }),
        stage_max: TASKS[prop].stageMax ?? 0,
        received: row?.received ?? 0,
      }
    }),
  )
  return Object.fromEntries(tasks.map((task) => [task.prop, task]))
}
