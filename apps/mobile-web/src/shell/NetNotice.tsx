import { NetBanner } from '@org/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../hooks/use-online'
import { chatPhaseChanged } from '../im/chat-status'
import { useQuietly } from '../hooks/use-quietly'
import { useAppDispatch, useAppSelector } from '../store/store'

/** A short drop is nobody's business: the banner waits this long. */
const QUIET_MS = 3_000
/** How long it says that all is well again. */
const BACK_MS = 2_000

/** One calm line about the connection. */
export const NetNotice = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const online = useOnline()
  const phase = useAppSelector((state) => state.chatStatus.phase)
  const reconnecting = useQuietly(phase === 'connecting', QUIET_MS)
  const back = useJustEnded(!online || reconnecting)
  if (!online) return <NetBanner state="offline" text={t(($) => $.net.offline)} />
  if (phase === 'kicked')
    return (
      <NetBanner
        state="offline"
        text={t(($) => $.net.kicked)}
        action={{ label: t(($) => $.net.comeBack), onPress: () => dispatch(chatPhaseChanged('off')) }}
      />
    )
  if (reconnecting) return <NetBanner state="connecting" text={t(($) => $.net.reconnecting)} />
  return back ? <NetBanner state="back" text={t(($) => $.net.back)} /> : null
}

/** True for a moment after `trouble` is over. */
const useJustEnded = (trouble: boolean): boolean => {
  const [ended, setEnded] = useState(false)
  useEffect(() => {
    if (!trouble) return
    return () => setEnded(true)
  }, [trouble])
  useEffect(() => {
    if (!ended) return
    const timer = setTimeout(() => setEnded(false), BACK_MS)
    return () => clearTimeout(timer)
  }, [ended])
  return ended && !trouble
}
