import { pagePath, taskClick, type Task, type TaskKey } from '@org/domain'
import { Button } from '@org/ui/basics'
import { useHref, useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation'
import { useClaim } from './use-claim'

interface TaskActionProps {
  taskKey: TaskKey
  task: Task
  onInvite: () => void
}

/** The button that claims what is earned, or leads to where a task is done; nothing for one that is done elsewhere. Rule: DOM-40. */
export const TaskAction = ({ taskKey, task, onInvite }: TaskActionProps) => {
  const { t } = useTranslation('user')
  const navigate = useNavigate()
  const homeHref = useHref(pagePath('home'))
  const claiming = useClaim(taskKey)
  const click = taskClick(taskKey, task)
  const { kind } = click
  if (kind === 'claim') {
    if (claiming === null) return null
    const { amount } = click
    const text = t(($) => (claiming.failed ? $.tasks.again : $.tasks.claim))
    return (
      <Button size="small" aria-label={`${text} ${task.name}`} onPress={() => claiming.claim(amount)}>
        {text}
      </Button>
    )
  }
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
