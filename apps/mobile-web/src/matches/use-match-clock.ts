import { basketballClock, footballClock, isClockShown, SPORT, type Match } from '@org/domain'
import { useNowValue } from '../hooks/use-now'
import type { Shown } from './spoiler-shield'

/** The running clock of a match, at the moment that is shown; null if it has none. Renders only when its text changes. */
export const useMatchClock = (match: Shown<Match>): string | null =>
  useNowValue((now) => {
    if (!isClockShown(match)) return null
    if (match.sport_id === SPORT.football) return footballClock(match, match.shownUntil ?? now, { stoppage: true })
    return basketballClock(match)
  })
