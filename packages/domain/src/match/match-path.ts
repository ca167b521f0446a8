import { SPORT } from '../sport/sport'
import type { Match } from './match'

/**
 * The detail page of a match, null for a sport without one: what a match-start banner and a card open.
 *
 * Source: app.md §2.
 *
 * @example
 * matchPath({ sport_id: SPORT.football, id: 1001 }) // => '/score/detail/football/1001'
 * matchPath({ sport_id: SPORT.basketball, id: 2001 }) // => '/score/detail/basketball/2001'
 */
export const matchPath = (match: Pick<Match, 'sport_id' | 'id'>): string | null => {
  if (match.sport_id === SPORT.football) return `/score/detail/football/${match.id}`
  return match.sport_id === SPORT.basketball ? `/score/detail/basketball/${match.id}` : null
}
