import { fieldsOf, rowOf } from '../input'
import { SPORT } from '../sport/sport'
import { BASKETBALL_STATUS, type BasketballStatusName } from './basketball-status'
import { ESPORT_STATUS, type EsportStatusName } from './esport-status'
import { FOOTBALL_STATUS, type FootballStatusName } from './football-status'
import type { Match } from './match'

/** A status that has a label of its own. */
export type StatusName =
  | Exclude<FootballStatusName, 'unlabelled'>
  | ExtraTimePart
  | BasketballStatusName
  | EsportStatusName

/** The parts of football that have the status 5: the breaks around extra time, and its halves. */
export type ExtraTimePart = 'beforeExtraTime' | 'extraTime' | 'extraHalfTime' | 'extraSecondHalf' | 'beforeShootout'

/**
 * The meaning of the status of a match, to be translated. Null for football 6 and unknown statuses, which have no label;
 * show their phase instead (`matchPhase`). Of extra time it is the part: its clock stands in a break (`time` is 0), and each
 * half that has begun adds one to `period_count`.
 *
 * Rules: DOM-52, DOM-53; the parts of extra time are ours.
 *
 * @example
 * const match = { ...NO_STATE, sport_id: SPORT.football, status: 5 }
 * matchStatusName({ ...match, period_count: 2 }) // => 'beforeExtraTime'
 * matchStatusName({ ...match, period_count: 3, time: 1_700_000_000 }) // => 'extraTime'
 * matchStatusName({ ...match, period_count: 3 }) // => 'extraHalfTime'
 * matchStatusName({ ...match, status: 3 }) // => 'halfTime'
 * matchStatusName({ ...match, status: 6 }) // => null
 * matchStatusName({ ...match, sport_id: SPORT.basketball, status: 9 }) // => 'overtime'
 */
export const matchStatusName = (
  match: Pick<Match, 'sport_id' | 'status' | 'time' | 'period_count'>,
): StatusName | null => {
  const { sport_id, status, time, period_count } = fieldsOf(match)
  if (sport_id !== SPORT.football || status !== FOOTBALL_STATUS.extraTime) return statusName(sport_id, status)
  if (time > 0) return period_count > FIRST ? 'extraSecondHalf' : 'extraTime'
  if (period_count < FIRST) return 'beforeExtraTime'
  return period_count > FIRST ? 'beforeShootout' : 'extraHalfTime'
}

/** The number of periods in the first half of extra time. */
const FIRST = 3

/**
 * The meaning of the status that a whistle begins; of extra time it is the part, by the minute as counted:
 * breaks begin at 90, 105 and 120, halves at 91 and 106.
 *
 * Rule: DOM-52; the parts are ours.
 *
 * @example
 * whistleName({ status: 5, minute: 90 }) // => 'beforeExtraTime'
 * whistleName({ status: 5, minute: 106 }) // => 'extraSecondHalf'
 * whistleName({ status: 4, minute: 46 }) // => 'secondHalf'
 */
export const whistleName = (whistle: { status: number; minute: number }): StatusName | null => {
  const { status, minute } = fieldsOf(whistle)
  return status === FOOTBALL_STATUS.extraTime
    ? (rowOf(BREAKS, minute) ?? (minute > 105 ? 'extraSecondHalf' : 'extraTime'))
    : statusName(SPORT.football, status)
}

const BREAKS: Record<number, ExtraTimePart> = { 90: 'beforeExtraTime', 105: 'extraHalfTime', 120: 'beforeShootout' }

const statusName = (sport: number, status: number): StatusName | null => {
  const names: Readonly<Record<string, number>> = rowOf(NAMES, sport) ?? {}
  const name = Object.keys(names).find((key) => names[key] === status)
  return name === undefined || name === 'unlabelled' ? null : (name as StatusName)
}

const NAMES: Record<number, Readonly<Record<string, number>>> = {
  [SPORT.football]: FOOTBALL_STATUS,
  [SPORT.basketball]: BASKETBALL_STATUS,
  [SPORT.esport]: ESPORT_STATUS,
}
