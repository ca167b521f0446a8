import { formatTime, localDay, type EpochSeconds, type Instant } from '@org/domain'
import { shortDay } from '../../i18n/short-day'
import type { Lang } from '../../store/preferences'

interface Place {
  /** Seconds since the epoch. */
  kickoff: EpochSeconds
  venue: string
  /** Not started: the kick-off time is shown large above these lines. */
  isWaiting: boolean
  now: Instant
  lang: Lang
}

/** When and where a match is played. The day is shown only if it is not today. */
export const placeLines = ({ kickoff, venue, isWaiting, now, lang }: Place): string[] => {
  const day = localDay(kickoff)
  const when = [day === null || day === localDay(now) ? '' : shortDay(day, lang), isWaiting ? '' : formatTime(kickoff)]
  return [when.filter(Boolean).join(' · '), venue].filter(Boolean)
}
