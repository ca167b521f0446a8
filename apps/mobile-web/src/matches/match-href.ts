import { SPORT, type Match } from '@org/domain'
import { href } from '../routes/href'

/** The page of a match; null for a sport that has none. */
export const matchHref = ({ sport_id, id }: Pick<Match, 'sport_id' | 'id'>): string | null => {
  if (sport_id === SPORT.football) return href('footballDetail', { matchid: id })
  return sport_id === SPORT.basketball ? href('basketballDetail', { matchid: id }) : null
}
