import { NO_STATE, type Match, type Team } from '../src/index'

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
  ...NO_STATE,
  id: 1,
  sport_id: 1,
  kickoff_time: 1_700_000_000,
  live: 0,
  attented: 0,
  event_id: 10,
  hometeam: team('Home'),
  awayteam: team('Away'),
  matchevent: { name_zh: 'League', short_name_zh: 'L', name_en: 'League', short_name_en: 'L', logo: '' },
  stamp: 0,
  ...fields,
})
