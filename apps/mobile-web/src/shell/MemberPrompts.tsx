import { BIND_MOBILE_TARGET, FIRST_VIP_TARGET } from '@org/domain'
import { Button, Dialog } from '@org/ui/basics'
import { useNavigate } from 'react-router'
import { taskApi } from '../api/tasks'
import { useOneAtATime } from '../hooks/use-one-at-a-time'
import { useTranslation } from '../i18n/use-translation'
import type { MemberPrompt } from './use-member-prompt'

const { useGetFirstVipAwardMutation } = taskApi

interface MemberPromptsProps {
  prompt: MemberPrompt | null
  onClose: () => void
}

/** The first-VIP reward, and the question for a mobile. Rules: DOM-36, DOM-37. */
export const MemberPrompts = ({ prompt, onClose }: MemberPromptsProps) => {
  const { t } = useTranslation('prompts')
  const navigate = useNavigate()
  const [award] = useGetFirstVipAwardMutation()
  const [claim, claiming] = useOneAtATime(async () => {
    const { error } = await award({})
    // A failure shows as a toast, which a dialog would cover. The next visit offers the reward again.
    onClose()
    if (!error) await navigate(FIRST_VIP_TARGET)
  })
  const bind = () => {
    onClose()
    void navigate(BIND_MOBILE_TARGET)
  }
  return (
    <>
      <Dialog
        name="member"
        open={prompt?.kind === 'first-vip'}
        title={t(($) => $.firstVip.title, { count: prompt?.kind === 'first-vip' ? prompt.days : 0 })}
        onClose={onClose}
        actions={
          <Button busy={claiming} onPress={claim}>
            {t(($) => $.firstVip.accept)}
          </Button>
        }
      />
      <Dialog
        name="member"
        open={prompt?.kind === 'bind-mobile'}
        title={t(($) => $.bindMobile.title)}
        description={t(($) => $.bindMobile.message)}
        onClose={onClose}
        actions={
          <>
            <Button tone="outline" onPress={onClose}>
              {t(($) => $.bindMobile.later)}
            </Button>
            <Button onPress={bind}>{t(($) => $.bindMobile.bind)}</Button>
          </>
        }
      />
    </>
  )
}
