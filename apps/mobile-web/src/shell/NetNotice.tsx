import { NetBanner } from '@org/ui'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../hooks/use-online'
import { chatPhaseChanged } from '../im/chat-status'
import { useQuietly } from '../hooks/use-quietly'
import { useAppDispatch, useAppSelector } from '../store/store'

/** A short drop is nobody's business: the banner waits this long. */
const QUIET_MS = 3_000

/** One calm line about the connection. */
export const NetNotice = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const online = useOnline()
  const phase = useAppSelector((state) => state.chatStatus.phase)
  const reconnecting = useQuietly(phase === 'connecting', QUIET_MS)
  if (!online) return <NetBanner state="offline" text={t(($) => $.net.offline)} />
  if (phase === 'kicked')
    return (
      <NetBanner
        state="offline"
        text={t(($) => $.net.kicked)}
        action={{ label: t(($) => $.net.comeBack), onPress: () => dispatch(chatPhaseChanged('off')) }}
      />
    )
  return reconnecting ? <NetBanner state="connecting" text={t(($) => $.net.reconnecting)} /> : null
}
