import { pagePath, taskClick, type Task, type TaskKey } from '@org/domain'
import { Button } from '@org/ui/basics'
import { useHref, useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation'

interface TaskActionProps {
  taskKey: TaskKey
  task: Task
  onInvite: () => void
}

/** The button that leads to where a task is done; nothing for a task that is done elsewhere. Rule: DOM-40. */
export const TaskAction = ({ taskKey, task, onInvite }: TaskActionProps) => {
  const { t } = useTranslation('user')
  const navigate = useNavigate()
  const homeHref = useHref(pagePath('home'))
  const { kind } = taskClick(taskKey, task)
  if (kind !== 'home' && kind !== 'invite') return null
  const text = t(($) => $.tasks[kind])
  return (
    <Button
      tone="soft"
      size="small"
      // Each names its task.
      aria-label={`${text} ${task.name}`}
      {...(kind === 'home' ? { href: homeHref } : {})}
      onPress={kind === 'home' ? () => void navigate(pagePath('home')) : onInvite}
    >
      {text}
    </Button>
  )
}
