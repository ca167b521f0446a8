import type { LiveRoom } from '@org/api-client/contract'
import { pagePath } from '@org/domain'
import { Button } from '@org/ui/basics'
import { MonitorPlay } from 'lucide-react'
import { useHref, useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation'

/** Leads to a room that shows the match. */
export const WatchButton = ({ room }: { room: LiveRoom }) => {
  const { t } = useTranslation('match')
  const navigate = useNavigate()
  const to = pagePath('liveDetail', { id: room.id })
  return (
    <Button size="small" icon={<MonitorPlay />} href={useHref(to)} onPress={() => void navigate(to)}>
      {t(($) => $.watch, { name: room.anchor.nick_name })}
    </Button>
  )
}
