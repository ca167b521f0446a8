import { rowOf } from '../input'
import { SPORT } from '../sport/sport'
import { BASKETBALL_STATUS } from './basketball-status'
import { ESPORT_STATUS } from './esport-status'
import { FOOTBALL_STATUS } from './football-status'

/** The meaning of a status for a user. `abnormal` is every status other than waiting, in play and finished. */
export type MatchPhase = 'waiting' | 'inPlay' | 'finished' | 'abnormal'

/**
 * The phase of a status. An unknown sport or status is abnormal.
 *
 * Rule: DOM-54; esports are ours.
 *
 * @example
 * matchPhase(SPORT.football, FOOTBALL_STATUS.halfTime) // => 'inPlay'
 * matchPhase(SPORT.basketball, BASKETBALL_STATUS.finished) // => 'finished'
 * matchPhase(SPORT.football, 99) // => 'abnormal'
 */
export const matchPhase = (sport: number, status: number): MatchPhase => {
  const row = rowOf(PHASES, sport)
  if (!row) return 'abnormal'
  if (status === row.waiting) return 'waiting'
  if (status === row.finished) return 'finished'
  return Number.isInteger(status) && status >= row.inPlayFrom && status <= row.inPlayTo ? 'inPlay' : 'abnormal'
}

const PHASES: Record<number, { waiting: number; inPlayFrom: number; inPlayTo: number; finished: number }> = {
  [SPORT.football]: {
    waiting: FOOTBALL_STATUS.notStarted,
    inPlayFrom: FOOTBALL_STATUS.firstHalf,
    inPlayTo: FOOTBALL_STATUS.penaltyShootout,
    finished: FOOTBALL_STATUS.finished,
  },
  [SPORT.basketball]: {
    waiting: BASKETBALL_STATUS.notStarted,
    inPlayFrom: BASKETBALL_STATUS.q1,
    inPlayTo: BASKETBALL_STATUS.overtime,
    finished: BASKETBALL_STATUS.finished,
  },
  [SPORT.esport]: {
    waiting: ESPORT_STATUS.notStarted,
    inPlayFrom: ESPORT_STATUS.inPlay,
    inPlayTo: ESPORT_STATUS.inPlay,
    finished: ESPORT_STATUS.finished,
  },
}

/**
 * Whether a match with this status is in play: football 2–7, basketball 2–9, esports 2.
 *
 * Rule: DOM-54.
 *
 * @example
 * isInPlay(SPORT.football, 7) // => true
 * isInPlay(SPORT.basketball, 10) // => false
 */
export const isInPlay = (sport: number, status: number): boolean => matchPhase(sport, status) === 'inPlay'

/**
 * Whether a match with this status is finished: football 8, basketball 10, esports 3.
 *
 * Rule: DOM-54.
 *
 * @example
 * isFinished(SPORT.football, 8) // => true
 */
export const isFinished = (sport: number, status: number): boolean => matchPhase(sport, status) === 'finished'

/**
 * Whether a match with this status waits for its start: status 1 in every sport.
 *
 * Rule: DOM-54.
 *
 * @example
 * isWaiting(SPORT.basketball, 1) // => true
 */
export const isWaiting = (sport: number, status: number): boolean => matchPhase(sport, status) === 'waiting'

/**
 * Whether a status is abnormal: postponed, interrupted, abandoned, cancelled, delayed, pending or unknown.
 *
 * Rule: DOM-54.
 *
 * @example
 * isAbnormal(SPORT.football, FOOTBALL_STATUS.postponed) // => true
 * isAbnormal(SPORT.football, 42) // => true
 */
export const isAbnormal = (sport: number, status: number): boolean => matchPhase(sport, status) === 'abnormal'
