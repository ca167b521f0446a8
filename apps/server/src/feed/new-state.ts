import type { MatchState } from '../ports/match-writer'

/** The same in every sport. */
export const NOT_STARTED = 1

/** A state in which nothing has happened. */
export const stateOf = (status: number): MatchState => ({
  status,
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
})
