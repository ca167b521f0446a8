import { fieldsOf } from '../input'
import type { Match } from './match'
import { matchPhase } from './match-phase'

/** Filters of the match list. Rule: DOM-60. */
export const MATCH_FILTER = { all: 0, finished: 1, unfinished: 2, waiting: 3, inplay: 4 } as const

export type MatchFilter = (typeof MATCH_FILTER)[keyof typeof MATCH_FILTER]

/**
 * Whether a match passes a filter. `unfinished` is everything that is not finished, including abnormal matches. Every
 * match passes an unknown filter.
 *
 * Rule: DOM-60.
 *
 * @example
 * passesFilter({ sport_id: SPORT.football, status: 3 }, MATCH_FILTER.inplay) // => true
 * passesFilter({ sport_id: SPORT.football, status: 8 }, MATCH_FILTER.unfinished) // => false
 */
export const passesFilter = (match: Pick<Match, 'sport_id' | 'status'>, filter: number): boolean => {
  const phase = matchPhase(fieldsOf(match).sport_id, fieldsOf(match).status)
  switch (filter) {
    case MATCH_FILTER.finished:
      return phase === 'finished'
    case MATCH_FILTER.unfinished:
      return phase !== 'finished'
    case MATCH_FILTER.waiting:
      return phase === 'waiting'
    case MATCH_FILTER.inplay:
      return phase === 'inPlay'
    default:
      return true
  }
}
