import { fieldsOf } from '../input'
import { pagePath } from '../pages/page-path'
import { SPORT } from '../sport/sport'
import type { Match } from './match'

/**
 * The detail page of a match, which a match-start banner and a card open. Null for a sport without one or an id that
 * is not valid.
 *
 * Rule: DOM-18.
 *
 * @example
 * matchPath({ sport_id: SPORT.football, id: 1001 }) // => '/score/detail/football/1001'
 * matchPath({ sport_id: SPORT.basketball, id: 2001 }) // => '/score/detail/basketball/2001'
 */
export const matchPath = (match: Pick<Match, 'sport_id' | 'id'>): string | null => {
  const { sport_id, id } = fieldsOf(match)
  if (!Number.isSafeInteger(id)) return null
  if (sport_id === SPORT.football) return pagePath('footballDetail', { matchid: id })
  if (sport_id === SPORT.basketball) return pagePath('basketballDetail', { matchid: id })
  return sport_id === SPORT.esport ? pagePath('esportDetail', { matchid: id }) : null
}
