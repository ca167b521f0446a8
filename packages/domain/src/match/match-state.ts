import type { EpochSeconds } from '../time/instant'

/**
 * What changes of a match while it is played. This is the only list: matches, ticks, the contract and the store of the
 * server have these fields.
 *
 * Rule: DOM-51; the scores, cards and corners are ours.
 */
export interface MatchState {
  /** A number of `FOOTBALL_STATUS`, `BASKETBALL_STATUS` or `ESPORT_STATUS`. */
  status: number
  /** Kick-off of the running half (not of the match); 0 before the first, and in the breaks of extra time. Rule: DOM-56. */
  time: EpochSeconds
  /**
   * Number of periods: 2 in football plus one for each half of extra time that has begun; 4 in basketball plus one for each
   * overtime that has begun; maps in esports.
   */
  period_count: number
  /** Seconds left of the running basketball period, 0 when none runs. */
  period_remaining_time: number
  /** Goals, points or maps so far, including extra time and overtime, without the penalty shootout. */
  home_score: number
  away_score: number
  /** Score at half-time, null until half-time. */
  home_half_score: number | null
  away_half_score: number | null
  /** Goals of the extra time only; null without extra time. */
  home_extra_score: number | null
  away_extra_score: number | null
  /** Goals of the penalty shootout only; null without one. */
  home_penalty_score: number | null
  away_penalty_score: number | null
  /** Points of each basketball period that has begun, one entry per overtime; empty in other sports. */
  home_quarter_scores: readonly number[]
  away_quarter_scores: readonly number[]
  /** Cards and corners of football, 0 in other sports. A second yellow card counts as a red one. */
  home_red: number
  away_red: number
  home_yellow: number
  away_yellow: number
  home_corner: number
  away_corner: number
}

/** A match in which nothing has happened: what waits for its start, in every sport. */
export const NO_STATE = {
  status: 1,
  time: 0,
  period_count: 2,
  period_remaining_time: 0,
  home_score: 0,
  away_score: 0,
  home_half_score: null,
  away_half_score: null,
  home_extra_score: null,
  away_extra_score: null,
  home_penalty_score: null,
  away_penalty_score: null,
  home_quarter_scores: [],
  away_quarter_scores: [],
  home_red: 0,
  away_red: 0,
  home_yellow: 0,
  away_yellow: 0,
  home_corner: 0,
  away_corner: 0,
} satisfies MatchState
