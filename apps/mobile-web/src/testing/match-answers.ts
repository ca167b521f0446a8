import { getAnalysisData, getMatchData, type Match, type VoteCount } from '@org/api-client/contract'
import { sample } from '@org/api-client/testing'
import { infoOf, match, team } from './fixtures'

export const TEAMS = { hometeam: { ...team('曼城'), id: 1 }, awayteam: { ...team('热刺'), id: 2 } }
export const NO_VOTES: VoteCount = { home: 0, draw: 0, away: 0, mine: '', open: 1 }

export const analysis = (vote: VoteCount = NO_VOTES) => ({
  ...sample(getAnalysisData, { meetings: [], standings: [] }),
  meetings: [],
  internationals: [],
  home: { results: [match({ ...TEAMS, id: 8, home_score: 3, away_score: 1 })], next: [], internationals: [] },
  away: { results: [], next: [], internationals: [] },
  standings: [],
  vote,
})

/** The replies to the page of a match of which nothing is known. */
export const answersFor = (fields: Partial<Match>) => ({
  getMatchInfo: () => infoOf(match({ ...TEAMS, ...fields })),
  getMatchAnchors: () => ({ list: [] }),
  getAnalysisData: () => analysis(),
  getMatchData: () => sample(getMatchData, {}),
  getIncidentsData: () => ({ list: [], annulled: [] }),
  getTliveData: () => ({ list: [], annulled: [] }),
  getMatchTimeline: () => ({ list: [] }),
  matchOdd: () => ({ list: [] }),
})
