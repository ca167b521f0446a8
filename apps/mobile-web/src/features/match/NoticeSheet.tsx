import type { Match } from '@org/api-client/contract'
import { Sheet, Switch } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'
import { signalNotice } from '../../matches/notice-signal'
import { useNotices } from '../../matches/use-notices'

interface NoticeSheetProps {
  match: Match
  open: boolean
  onClose: () => void
}

/** Whether the app tells of goals, cards and the kick-off of one match, and how. */
const NoticeSheet = ({ match, open, onClose }: NoticeSheetProps) => {
  const { t } = useTranslation('match')
  const { t: common } = useTranslation()
  const { muted, toggle, signal, choose } = useNotices(match)
  return (
    <Sheet open={open} title={t(($) => $.notices.title)} closeLabel={common(($) => $.close)} onClose={onClose}>
      <Switch label={t(($) => $.notices.told)} checked={!muted} onChange={toggle} />
      <Switch
        label={t(($) => $.notices.sound)}
        checked={signal.sound}
        disabled={muted}
        onChange={(sound) => {
          choose({ ...signal, sound })
          // The press also allows the page to play it later.
          signalNotice({ sound, vibration: false })
        }}
      />
      <Switch
        label={t(($) => $.notices.vibration)}
        checked={signal.vibration}
        disabled={muted}
        onChange={(vibration) => choose({ ...signal, vibration })}
      />
    </Sheet>
  )
}

export default NoticeSheet
