import type { databaseRows } from '@org/api-client/contract'
import type { RestWorld } from '../authorisation/rest-world'
import { list, PUBLIC, type CasesOf, type GrownWorld, type NamedWorld } from './endpoint-case'
import { RANKINGS, SPORT_PATHS } from './match-requests'

const ofSeason = {
  changes: [],
  cases: {
    'of a season': {
      request: ({ season }: RestWorld) => ({ sport: 'football' as const, ...season, type: 'scorers' as const }),
      swaps: { event_id: PUBLIC, season_id: PUBLIC },
    },
  },
} as const
const eachLeague = ({ leagues }: NamedWorld) =>
  leagues.map(({ sport_id, id }) => ({ sport: SPORT_PATHS[sport_id], event_id: id }))
const ofLeague = ({ league }: GrownWorld) => [league]
const rankings = () => RANKINGS.map((type) => ({ type }))

export const databaseCases = {
  getDatabaseHome: { ...list, portuguese: () => [{}], plans: () => [{}] },
  getEventList: { ...list, portuguese: () => [{ size: 100 }], plans: () => [{}, { page: 3 }] },
  getEventInfo: { ...ofSeason, portuguese: eachLeague, plans: ofLeague },
  getEventView: { ...ofSeason, portuguese: eachLeague, plans: ofLeague },
  getEventIntegral: {
    ...ofSeason,
    portuguese: eachLeague,
    plans: ({ league }) => ['total', 'home', 'away'].map((scope) => ({ ...league, scope })),
  },
  getEventRank: {
    ...ofSeason,
    portuguese: (world) => eachLeague(world).flatMap((league) => RANKINGS.map((type) => ({ ...league, type }))),
    plans: ({ league }) => RANKINGS.map((type) => ({ ...league, type })),
  },
  getEventMatch: { ...ofSeason, portuguese: eachLeague, plans: ({ league }) => [league, { ...league, round: 1 }] },
  getHotFootballRank: { ...list, portuguese: () => [{}], plans: () => [{}] },
  getHotBasketballRank: { ...list, portuguese: () => [{}], plans: () => [{}] },
  getBaseDictionary: { ...list, portuguese: () => [{}], plans: () => [{}] },
  getBillboard: {
    changes: [],
    cases: { 'public data': { request: () => ({ type: 'scorers' }) } },
    portuguese: rankings,
    plans: rankings,
  },
} satisfies CasesOf<typeof databaseRows>
