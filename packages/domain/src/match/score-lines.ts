import { fieldsOf, listOf, rowOf } from '../input'
import { SPORT } from '../sport/sport'
import { BASKETBALL_STATUS } from './basketball-status'
import { ESPORT_STATUS } from './esport-status'
import { FOOTBALL_STATUS } from './football-status'
import type { Match } from './match'
import { matchPhase } from './match-phase'

/** A pair of scores, home first. */
export interface ScoreLine {
  home: number
  away: number
}

/**
 * The score to show. Null if the match has none: before its start, and if it did not begin (postponed, cancelled,
 * delayed, pending, unknown). An interrupted or abandoned match keeps its score.
 *
 * @example
 * scoreLine({ sport_id: SPORT.football, status: 4, home_score: 2, away_score: 1 }) // => { home: 2, away: 1 }
 * scoreLine({ sport_id: SPORT.football, status: 1, home_score: 0, away_score: 0 }) // => null
 */
export const scoreLine = (
  match: Pick<Match, 'sport_id' | 'status' | 'home_score' | 'away_score'>,
): ScoreLine | null => {
  const { sport_id, status, home_score: home, away_score: away } = fieldsOf(match)
  const phase = matchPhase(sport_id, status)
  const shown = phase === 'inPlay' || phase === 'finished' || rowOf(STOPPED, sport_id)?.includes(status)
  return shown ? line(home, away) : null
}

const STOPPED: Record<number, readonly number[]> = {
  [SPORT.football]: [FOOTBALL_STATUS.interrupted, FOOTBALL_STATUS.abandoned],
  [SPORT.basketball]: [BASKETBALL_STATUS.interrupted, BASKETBALL_STATUS.abandoned],
  [SPORT.esport]: [ESPORT_STATUS.interrupted, ESPORT_STATUS.abandoned],
}

/**
 * The half-time score, null until half-time.
 *
 * @example
 * halfTimeLine({ home_half_score: 1, away_half_score: 0 }) // => { home: 1, away: 0 }
 * halfTimeLine({ home_half_score: null, away_half_score: null }) // => null
 */
export const halfTimeLine = (match: Pick<Match, 'home_half_score' | 'away_half_score'>): ScoreLine | null =>
  line(fieldsOf(match).home_half_score, fieldsOf(match).away_half_score)

/**
 * The goals of the extra time alone, null without extra time.
 *
 * @example
 * extraTimeLine({ home_extra_score: 0, away_extra_score: 1 }) // => { home: 0, away: 1 }
 */
export const extraTimeLine = (match: Pick<Match, 'home_extra_score' | 'away_extra_score'>): ScoreLine | null =>
  line(fieldsOf(match).home_extra_score, fieldsOf(match).away_extra_score)

/**
 * The goals of the penalty shootout alone, null without one.
 *
 * @example
 * shootoutLine({ home_penalty_score: 4, away_penalty_score: 2 }) // => { home: 4, away: 2 }
 */
export const shootoutLine = (match: Pick<Match, 'home_penalty_score' | 'away_penalty_score'>): ScoreLine | null =>
  line(fieldsOf(match).home_penalty_score, fieldsOf(match).away_penalty_score)

const line = (home: number | null, away: number | null): ScoreLine | null =>
  typeof home === 'number' && typeof away === 'number' ? { home, away } : null

/** How a football match was decided after its 90 minutes. */
export type LateDecision = { by: 'extraTime' } | ({ by: 'shootout' } & ScoreLine)

/**
 * How a finished football match was decided if it was level after 90 minutes: in extra time, or in a shootout, whose goals
 * are not in its score. Null for all others.
 *
 * @example
 * const match = { ...NO_STATE, sport_id: SPORT.football, status: 8, home_extra_score: 1, away_extra_score: 0 }
 * lateDecision(match) // => { by: 'extraTime' }
 * lateDecision({ ...match, home_penalty_score: 4, away_penalty_score: 2 }) // => { by: 'shootout', home: 4, away: 2 }
 */
export const lateDecision = (
  match: Pick<
    Match,
    'sport_id' | 'status' | 'home_extra_score' | 'away_extra_score' | 'home_penalty_score' | 'away_penalty_score'
  >,
): LateDecision | null => {
  const { sport_id, status } = fieldsOf(match)
  if (sport_id !== SPORT.football || status !== FOOTBALL_STATUS.finished) return null
  const shootout = shootoutLine(match)
  if (shootout) return { by: 'shootout', ...shootout }
  return extraTimeLine(match) ? { by: 'extraTime' } : null
}

/** One column of a basketball score table: `Q1` … `Q4`, then `OT1`, `OT2` … */
export interface QuarterLine extends ScoreLine {
  period: string
}

/**
 * The columns of a basketball score table: the periods begun, in order.
 *
 * @example
 * quarterLines({ home_quarter_scores: [20, 4], away_quarter_scores: [18, 6] })[1] // => { period: 'Q2', home: 4, away: 6 }
 */
export const quarterLines = (match: Pick<Match, 'home_quarter_scores' | 'away_quarter_scores'>): QuarterLine[] => {
  const home = listOf(fieldsOf(match).home_quarter_scores)
  const away = listOf(fieldsOf(match).away_quarter_scores)
  const count = Math.max(home.length, away.length)
  return Array.from({ length: count }, (_, index) => ({
    period: index < QUARTERS ? `Q${index + 1}` : `OT${index + 1 - QUARTERS}`,
    home: home[index] ?? 0,
    away: away[index] ?? 0,
  }))
}

const QUARTERS = 4

/**
 * The winner of a finished match, after a penalty shootout if there was one; `draw` if it is level. Null if the match
 * is not finished or has no scores.
 *
 * @example
 * const shootout = { home_penalty_score: 4, away_penalty_score: 2 }
 * matchWinner({ sport_id: SPORT.football, status: 8, home_score: 1, away_score: 1, ...shootout }) // => 'home'
 */
export const matchWinner = (
  match: Pick<Match, 'sport_id' | 'status' | 'home_score' | 'away_score' | 'home_penalty_score' | 'away_penalty_score'>,
): 'home' | 'away' | 'draw' | null => {
  const score = scoreLine(match)
  if (score === null || matchPhase(match.sport_id, match.status) !== 'finished') return null
  const lead = leadOf(score) || leadOf(shootoutLine(match))
  if (lead === 0) return 'draw'
  return lead > 0 ? 'home' : 'away'
}

const leadOf = (score: ScoreLine | null) => (score ? score.home - score.away : 0)
