import { basketballClock, footballClock, SPORT, type Match } from '@org/domain'
import { useNowValue } from '../hooks/use-now'

/** The running clock of a match; null if it has none. Renders only when its text changes. */
export const useMatchClock = (match: Match): string | null =>
  useNowValue((now) => {
    if (match.sport_id === SPORT.football) return footballClock(match, now, { stoppage: true })
    return match.sport_id === SPORT.basketball ? basketballClock(match) : null
  })
