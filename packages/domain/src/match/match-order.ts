import { fieldsOf } from '../input'
import type { Match } from './match'
import { matchPhase, type MatchPhase } from './match-phase'

/**
 * Orders a match list: in play, waiting, finished, abnormal; each by scheduled start (finished: the latest first),
 * then by id. A comparator for `sort`. The specification defines no order: this one is ours.
 *
 * @example
 * const at = (id, status, kickoff_time) => ({ id, sport_id: SPORT.football, status, kickoff_time })
 * [at(1, 8, 10), at(2, 1, 30), at(3, 4, 20)].sort(compareMatches).map((match) => match.id) // => [3, 2, 1]
 */
export const compareMatches = (first: OrderedMatch, second: OrderedMatch): number => {
  const { a, b } = { a: fieldsOf(first), b: fieldsOf(second) }
  const phaseA = matchPhase(a.sport_id, a.status)
  const phaseB = matchPhase(b.sport_id, b.status)
  if (phaseA !== phaseB) return RANK[phaseA] - RANK[phaseB]
  const byStart = a.kickoff_time - b.kickoff_time
  return (phaseA === 'finished' ? -byStart : byStart) || a.id - b.id || 0
}

/** The fields that the order needs. */
export type OrderedMatch = Pick<Match, 'id' | 'sport_id' | 'status' | 'kickoff_time'>

const RANK: Record<MatchPhase, number> = { inPlay: 0, waiting: 1, finished: 2, abnormal: 3 }
