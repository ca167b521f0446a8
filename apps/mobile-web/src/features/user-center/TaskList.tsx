import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { dailyTasks, OTHER_TASKS, taskAward, type TaskKey } from '@org/domain'
import { TaskRow } from '@org/ui/account'
import { Section } from '@org/ui/basics'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useAppSelector } from '../../store/store'
import { InviteDialog } from './InviteDialog'
import { TaskAction } from './TaskAction'

type Tasks = ReplyOf<Endpoints['getTaskInfo']>['tasks']

interface TaskListProps {
  tasks: Tasks
  /** The member, whose invite code is shown. */
  inviter: ReplyOf<Endpoints['getUserInfo']>
}

/** Today's tasks and the other tasks that earn gold, with their progress. Rules: DOM-44, DOM-103. */
export const TaskList = ({ tasks, inviter }: TaskListProps) => {
  const { t } = useTranslation('user')
  const lang = useAppSelector((state) => state.preferences.lang)
  const [invites, setInvites] = useState(false)
  const shared = { tasks, onInvite: () => setInvites(true) }
  return (
    <>
      <TaskSection title={t(($) => $.tasks.daily)} keys={dailyTasks(lang)} {...shared} />
      <TaskSection title={t(($) => $.tasks.other)} keys={OTHER_TASKS} {...shared} />
      <InviteDialog inviter={inviter} open={invites} onClose={() => setInvites(false)} />
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
const TaskSection = ({ title, keys, tasks, onInvite }: TaskSectionProps) => {
  const shown = keys.flatMap((key) => {
    const task = tasks[key]
    return task ? [{ key, task }] : []
  })
  if (shown.length === 0) return null
  return (
    <Section look="card" title={title}>
      <ul aria-label={title}>
        {shown.map(({ key, task }) => {
          const award = taskAward(key, 1)
          return (
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
        })}
      </ul>
    </Section>
  )
}
