import { muteWait, slowModeWait } from '@org/domain'
import type { ComposerState } from '@org/ui/chat'
import { SlowModeWait } from '@org/ui/live'
import { useMemo } from 'react'
import { useNowValue } from '../hooks/use-now'
import { useMomentText } from '../hooks/use-moment-text'
import { useTranslation } from '../i18n/use-translation'
import { useKicked } from './use-kicked'

interface RoomRules {
  isJoined: boolean
  /** Shown if the room could not be entered. */
  failed: boolean
  slowMode: number
  mutedUntil: number
  /** Only managers may write, and the viewer is none. */
  mutedAll: boolean
  lastSentAt: number | null
}

/** A longer mute has a moment instead of a countdown. */
const COUNTED_SECONDS = 3_600

const minutesText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Whether the viewer may write in a room, and when again. */
export const useComposerState = (rules: RoomRules): ComposerState => {
  const { isJoined, failed, slowMode, mutedUntil, mutedAll, lastSentAt } = rules
  const { t } = useTranslation('live')
  const { t: common } = useTranslation()
  const kicked = useKicked()
  // The page's clock can be a second late.
  const wait = useNowValue((now) => Math.min(slowMode, slowModeWait({ lastSentAt, slowMode, now }) ?? 0))
  const muted = useNowValue((now) => muteWait(mutedUntil, now) ?? 0)
  const momentOf = useMomentText()
  const until = muted > 0 ? momentOf(mutedUntil) : ''
  return useMemo(() => {
    if (kicked) return { kind: 'disabled', text: common(($) => $.net.kicked) }
    const spoken = t(($) => $.chat.mutedUntil, { time: until })
    if (muted > COUNTED_SECONDS) return { kind: 'disabled', text: spoken }
    if (muted > 0) return { kind: 'disabled', text: t(($) => $.chat.mutedFor, { time: minutesText(muted) }), spoken }
    if (mutedAll) return { kind: 'disabled', text: t(($) => $.chat.mutedAll) }
    if (failed) return { kind: 'disabled', text: t(($) => $.chat.closed) }
    if (!isJoined) return { kind: 'disabled', text: t(($) => $.chat.connecting) }
    if (wait === 0) return { kind: 'ready' }
    const label = t(($) => $.chat.slowLabel, { count: wait })
    return { kind: 'slow', wait: <SlowModeWait seconds={wait} of={slowMode} label={label} /> }
  }, [kicked, muted, until, mutedAll, failed, isJoined, wait, slowMode, t, common])
}
