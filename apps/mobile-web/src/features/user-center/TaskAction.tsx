import { pagePath, taskClick, type Task, type TaskKey } from '@org/domain'
import { Button } from '@org/ui/basics'
import { useHref, useNavigate } from 'react-router'
import { taskApi } from '../../api/tasks'
import { useTranslation } from '../../i18n/use-translation'

const { useGetAppFirstLoginAwardMutation, useGetInviteFriendAwardMutation } = taskApi

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
  const [claimLogin, login] = useGetAppFirstLoginAwardMutation()
  const [claimFriends, friends] = useGetInviteFriendAwardMutation()
  const click = taskClick(taskKey, task)
  const { kind } = click
  if (kind === 'claim') {
    if (taskKey !== 'appFirstLogin' && taskKey !== 'inviteFriend') return null
    const { amount } = click
    const text = t(($) => $.tasks.claim)
    return (
      <Button
        size="small"
        aria-label={`${text} ${task.name}`}
        busy={login.isLoading || friends.isLoading}
        onPress={() => void (taskKey === 'inviteFriend' ? claimFriends({ amount }) : claimLogin({}))}
      >
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
