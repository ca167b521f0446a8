import { isInPlay, isLiveSoon, matchPhase, type Instant, type Match } from '@org/domain'

/** The number of rows per sport on the home screen. */
const MOST = 4
/** Nobody looks further sideways. */
const MOST_COLLECTED = 8

/** The matches to follow now: matches in play, those with a stream first, then those about to start, earliest first. */
export const nowMatches = <M extends Match>(matches: readonly M[], now: Instant): M[] => {
  const inPlay = matches.filter((match) => isInPlay(match.sport_id, match.status))
  const soon = matches.filter((match) => isLiveSoon(match, now))
  return [
    ...inPlay.toSorted((a, b) => b.live - a.live),
    ...soon.toSorted((a, b) => a.kickoff_time - b.kickoff_time),
  ].slice(0, MOST)
}

/** The collected matches to follow now: those in play, then those that have not begun, earliest first. */
export const collectedNow = <M extends Match>(matches: readonly M[]): M[] => {
  const of = (phase: 'inPlay' | 'waiting') =>
    matches
      .filter(({ sport_id, status }) => matchPhase(sport_id, status) === phase)
      .toSorted((a, b) => a.kickoff_time - b.kickoff_time)
  return [...of('inPlay'), ...of('waiting')].slice(0, MOST_COLLECTED)
}
