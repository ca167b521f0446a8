import { dailyTasks, TASKS, taskAward } from '@org/domain'
import { TaskRow } from '@org/ui'
import { useTranslation } from '../../i18n/use-translation'
import { taskApi } from '../../api/tasks'
import { useAppSelector } from '../../store/store'
import styles from './UserCenterScreen.module.css'

const { useGetTaskInfoQuery } = taskApi

/** Today's tasks and their progress. The domain decides which are shown. Rule: DOM-44. */
export const TaskList = () => {
  const { t } = useTranslation('user')
  const lang = useAppSelector((state) => state.preferences.lang)
  const { data } = useGetTaskInfoQuery({})
  if (!data) return null
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t(($) => $.tasks.title)}</h2>
      <ul>
        {dailyTasks(lang).map((key) => {
          const task = data.tasks[key]
          const max = task?.stage_max ?? TASKS[key].stageMax ?? 0
          return (
            <li key={key}>
              <TaskRow
                name={t(($) => $.tasks.names[key as keyof typeof $.tasks.names])}
                description={t(($) => $.tasks.descriptions[key as keyof typeof $.tasks.descriptions])}
                award={taskAward(key, 1) ? `+${taskAward(key, 1)}` : ''}
                progress={{ value: task?.stage ?? 0, max }}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
