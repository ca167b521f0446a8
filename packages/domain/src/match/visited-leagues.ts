import { fieldsOf, recordsOf } from '../input'
import { LIMITS } from '../site/limits'
import type { MatchSportId } from '../sport/sport'

/** A league whose page was opened. Rule: DOM-64. */
export interface VisitedLeague {
  id: number
  name: string
  logo: string
  sportsType: MatchSportId
}

/**
 * The visited leagues after one more visit, newest first: the last 15, each once. Ids are unique within a sport.
 *
 * Rule: DOM-64.
 *
 * @example
 * const league = (id) => ({ id, name: '', logo: '', sportsType: SPORT.football })
 * visitLeague([league(1), league(2)], league(2)).map((visited) => visited.id) // => [2, 1]
 */
export const visitLeague = <League extends VisitedLeague>(visited: readonly League[], league: League): League[] =>
  [league, ...recordsOf(visited).filter((other) => !isSame(other, fieldsOf(league)))].slice(0, LIMITS.visitedLeagues)

const isSame = (a: VisitedLeague, b: VisitedLeague) => a.id === b.id && a.sportsType === b.sportsType
