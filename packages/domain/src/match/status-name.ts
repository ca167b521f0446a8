import { rowOf } from '../input'
import { SPORT } from '../sport/sport'
import { BASKETBALL_STATUS, type BasketballStatusName } from './basketball-status'
import { ESPORT_STATUS, type EsportStatusName } from './esport-status'
import { FOOTBALL_STATUS, type FootballStatusName } from './football-status'

/** A status that has a label of its own. */
export type StatusName = Exclude<FootballStatusName, 'unlabelled'> | BasketballStatusName | EsportStatusName

/**
 * The meaning of a status, to be translated. Null for football 6 and unknown statuses, which have no label; show
 * their phase instead (`matchPhase`).
 *
 * Rules: DOM-52, DOM-53.
 *
 * @example
 * statusName(SPORT.football, 3) // => 'halfTime'
 * statusName(SPORT.basketball, 9) // => 'overtime'
 * statusName(SPORT.football, 6) // => null
 */
export const statusName = (sport: number, status: number): StatusName | null => {
  const names: Readonly<Record<string, number>> = rowOf(NAMES, sport) ?? {}
  const name = Object.keys(names).find((key) => names[key] === status)
  return name === undefined || name === 'unlabelled' ? null : (name as StatusName)
}

const NAMES: Record<number, Readonly<Record<string, number>>> = {
  [SPORT.football]: FOOTBALL_STATUS,
  [SPORT.basketball]: BASKETBALL_STATUS,
  [SPORT.esport]: ESPORT_STATUS,
}
