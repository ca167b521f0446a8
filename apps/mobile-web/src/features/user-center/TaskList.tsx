import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { dailyTasks, OTHER_TASKS, taskAward, type TaskKey } from '@org/domain'
import { TaskRow } from '@org/ui/account'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useAppSelector } from '../../store/store'
import { InviteDialog } from './InviteDialog'
import { TaskAction } from './TaskAction'
import styles from './UserCenterScreen.module.css'

type Tasks = ReplyOf<Endpoints['getTaskInfo']>['tasks']

interface TaskListProps {
  tasks: Tasks
  inviteCode: string
}

/** Today's tasks and the other tasks that earn gold, with their progress. Rules: DOM-44, DOM-103. */
export const TaskList = ({ tasks, inviteCode }: TaskListProps) => {
  const { t } = useTranslation('user')
  const lang = useAppSelector((state) => state.preferences.lang)
  const [invites, setInvites] = useState(false)
  const shared = { tasks, onInvite: () => setInvites(true) }
  return (
    <>
      <TaskSection title={t(($) => $.tasks.daily)} keys={dailyTasks(lang)} {...shared} />
      <TaskSection title={t(($) => $.tasks.other)} keys={OTHER_TASKS} {...shared} />
      <InviteDialog code={inviteCode} open={invites} onClose={() => setInvites(false)} />
    </>
  )
}

interface TaskSectionProps {
  title: string
  keys: readonly TaskKey[]
  tasks: Tasks
  onInvite: () => void
}

/** The tasks of the keys, as far as the reply has them, by the names of the reply. */
const TaskSection = ({ title, keys, tasks, onInvite }: TaskSectionProps) => (
  <section className={styles.card} aria-label={title}>
    <h2 className={styles.heading}>{title}</h2>
    <ul>
      {keys.map((key) => {
        const task = tasks[key]
        const award = taskAward(key, 1)
        return (
          task && (
            <li key={key}>
              <TaskRow
                name={task.name}
                description={task.desc}
                award={award ? `+${award}` : ''}
                progress={{ value: task.stage, max: task.stage_max }}
                action={<TaskAction taskKey={key} task={task} onInvite={onInvite} />}
              />
            </li>
          )
        )
      })}
    </ul>
  </section>
)
