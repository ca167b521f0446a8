import {
  SEARCH_TYPES,
  type databaseRows,
  type fifaRows,
  type matchDetailRows,
  type matchListRows,
  type matchPageRows,
  type matchRows,
  type searchRows,
} from '@org/api-client/contract'

export type AreaName = keyof (typeof matchRows &
  typeof matchListRows &
  typeof matchDetailRows &
  typeof matchPageRows &
  typeof searchRows &
  typeof databaseRows &
  typeof fifaRows)

export interface World {
  readonly finished: number
  readonly next: number
  readonly football: object
  readonly basketball: object
  readonly league: object
  readonly nation: number
}

const RANKINGS = ['scorers', 'assists', 'cards', 'teams'] as const
const keywords = ['曼城', 'mc', 'mancheng', 'team 424', 'taem 422', 'a', 'zhubo', '没有的', 'xqxqxqxq', '%'].map(
  (keyword) => ({ keyword }),
)
const bothSports = ({ football, basketball }: World) => [football, basketball]
const days = [{}, { sport_id: 1, date: '2026-11-22' }, { tz: 'America/Sao_Paulo' }]

/** The requests of each call of matches, search and the sport database; a call without them does not compile. */
export const REQUESTS: { readonly [Name in AreaName]: (world: World) => readonly object[] } = {
  getDateMatch: () => [...days, { mark: 'of another list' }],
  getEventByDate: () => days,
  getRaceTag: () => days,
  getRaceSubTab: () => [{}],
  getRecentMatchCount: () => days,
  getRecMath: () => [{}, { sport_id: 1 }],
  attentMatch: ({ football }) => [
    { ...football, type: 1 },
    { ...football, type: 0 },
  ],
  getAttentMatchlist: () => [{}],
  vote_race_team: ({ next }) => [{ matchid: next, vote: 'home', request_key: 'a-vote-of-the-plans' }],
  getMatchInfo: bothSports,
  getMatchData: bothSports,
  getTliveData: bothSports,
  matchOdd: bothSports,
  getMatchAnchors: bothSports,
  getIncidentsData: ({ football }) => [football],
  getAnalysisData: bothSports,
  getLineupData: ({ football }) => [football],
  getMatchRank: bothSports,
  getMatchTop3Data: ({ basketball }) => [basketball],
  getMatchCombineData: bothSports,
  getMatchTimeline: bothSports,
  getForecastQuality: bothSports,
  searchEvents: () => keywords,
  searchTeams: () => keywords,
  searchMatches: () => keywords,
  getRaceSearch: () => keywords,
  searchRaceHome: () => keywords,
  search: () => SEARCH_TYPES.flatMap((type) => keywords.map((keyword) => ({ ...keyword, type }))),
  getHotSearches: () => [{}],
  getDatabaseHome: () => [{}],
  getEventList: () => [{}, { page: 3 }],
  getEventInfo: ({ league }) => [league],
  getEventView: ({ league }) => [league],
  getEventIntegral: ({ league }) => ['total', 'home', 'away'].map((scope) => ({ ...league, scope })),
  getEventRank: ({ league }) => RANKINGS.map((type) => ({ ...league, type })),
  getEventMatch: ({ league }) => [league, { ...league, round: 1 }],
  getHotFootballRank: () => [{}],
  getHotBasketballRank: () => [{}],
  getBaseDictionary: () => [{}],
  getBillboard: () => RANKINGS.map((type) => ({ type })),
  getFifaRank: () => [{}],
  getFifaTopic: () => [{}],
  getFifaTeam: ({ nation }) => [{ teamid: nation }],
  getFifaTeamStats: ({ nation }) => [{ teamid: nation }],
  getFifaTeamHonor: ({ nation }) => [{ teamid: nation }],
  getFifaTeamSquad: ({ nation }) => [{ teamid: nation }],
}
