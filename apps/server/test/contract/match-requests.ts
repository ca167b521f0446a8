import type { Match } from '@org/api-client/contract'
import { SPORT } from '@org/domain'
import type { RestWorld } from '../authorisation/rest-world'
import { PUBLIC, type GrownWorld, type NamedWorld } from './endpoint-case'

export const SPORT_PATHS = {
  [SPORT.football]: 'football',
  [SPORT.basketball]: 'basketball',
  [SPORT.esport]: 'esport',
} as const

/** The requests of calls for one match. */
const request = ({ matchID }: RestWorld) => ({ sport: 'football' as const, matchid: matchID, type: 1 as const })
export const ofMatch = {
  changes: [],
  cases: { 'of a match': { request, swaps: { matchid: PUBLIC } } },
} as const

const requestOf = ({ sport_id, id }: Match) => ({ sport: SPORT_PATHS[sport_id], matchid: id })
export const eachMatch = ({ matches }: NamedWorld) => matches.map(requestOf)
const of = (sport_id: number) => (world: NamedWorld) =>
  world.matches.filter((match) => match.sport_id === sport_id).map(requestOf)
export const eachFootballMatch = of(SPORT.football)
export const eachBasketballMatch = of(SPORT.basketball)

export const bothSports = ({ football, basketball }: GrownWorld) => [football, basketball]

export const DAYS = [{}, { sport_id: 1, date: '2026-11-22' }, { tz: 'America/Sao_Paulo' }]
export const RANKINGS = ['scorers', 'assists', 'teams', 'cards'] as const
