import { isInPlay, isLiveSoon, type Instant, type Match } from '@org/domain'

/** The number of rows per sport on the home screen. */
const MOST = 4

/** The matches to follow now: matches in play, those with a stream first, then those about to start, earliest first. */
export const nowMatches = <M extends Match>(matches: readonly M[], now: Instant): M[] => {
  const inPlay = matches.filter((match) => isInPlay(match.sport_id, match.status))
  const soon = matches.filter((match) => isLiveSoon(match, now))
  return [
    ...inPlay.toSorted((a, b) => b.live - a.live),
    ...soon.toSorted((a, b) => a.kickoff_time - b.kickoff_time),
  ].slice(0, MOST)
}
