import { pagePath, SPORT } from '@org/domain'

/** The address of the page of a league. */
export const leaguePath = ({ id, sport_id }: { id: number; sport_id: number }): string =>
  pagePath('league', { sname: sport_id === SPORT.basketball ? 'basketball' : 'football', cid: id })
