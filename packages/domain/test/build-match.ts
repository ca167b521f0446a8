import type { Match, Team } from '../src/index'

const team = (name: string): Team => ({
  name_zh: name,
  short_name_zh: name,
  name_en: name,
  short_name_en: name,
  logo: '',
  country_logo: '',
})

/** A whole match for tests: football, not started. */
export const buildMatch = (fields: Partial<Match> = {}): Match => ({
  id: 1,
  sport_id: 1,
  status: 1,
  time: 0,
  kickoff_time: 1_700_000_000,
  period_count: 2,
  period_remaining_time: 0,
  live: 0,
  attented: 0,
  event_id: 10,
  hometeam: team('Home'),
  awayteam: team('Away'),
  matchevent: { name_zh: 'League', short_name_zh: 'L', name_en: 'League', short_name_en: 'L', logo: '' },
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
  stamp: 0,
  ...fields,
})
