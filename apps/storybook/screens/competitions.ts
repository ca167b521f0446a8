import {
  getDatabaseHome,
  getEventInfo,
  getEventIntegral,
  getEventList,
  getEventMatch,
  getEventRank,
  getFifaRank,
  getFifaTopic,
  getHotFootballRank,
} from '@org/api-client/contract'
import { sample, type FakeAnswers } from '@org/api-client/testing'
import { SPORT } from '@org/domain'
import { optionsOf, type Language } from './fixtures'
import { football, FOOTBALL_DAY, LEAGUES, team } from './games'

const leagues = LEAGUES.map((names, at) => ({ ...names, id: at + 1, sport_id: SPORT.football, logo: '' }))

export const TABLE = FOOTBALL_DAY.flatMap(({ sides }) => sides)
  .slice(0, 8)
  .map((side, at) => ({
    place: at + 1,
    team: { ...side, id: at + 1 },
    played: 12,
    won: 9 - at,
    drawn: 2,
    lost: 1 + at,
    scored: 28 - 2 * at,
    conceded: 10 + at,
    points: 29 - 3 * at,
    zone: at === 0 ? ('champions' as const) : null,
    form: [],
  }))

/** The home page of the database, and a league with its table, its matches and its scorers. */
export const theDatabase = (language: Language): FakeAnswers => {
  const options = optionsOf(language)
  return {
    getDatabaseHome: () => sample(getDatabaseHome, { hotList: leagues, fbList: leagues, bbList: [] }, options),
    getEventList: () => ({ ...sample(getEventList, { list: leagues }, options), total: leagues.length, page: 1 }),
    getHotFootballRank: () =>
      sample(
        getHotFootballRank,
        { list: leagues.map((league) => ({ league, list: TABLE.slice(0, 3), simulated: 0 as const })) },
        options,
      ),
    getEventInfo: () =>
      sample(
        getEventInfo,
        {
          league: leagues[0] ?? {},
          season_id: 2,
          simulated: 0,
          seasons: [
            { id: 2, name: '2026/27' },
            { id: 1, name: '2025/26' },
          ],
          tabs: ['table', 'schedule', 'scorers', 'teams'],
          rounds: ['1', '2', '3'],
          round: 2,
        },
        options,
      ),
    getEventIntegral: () =>
      sample(getEventIntegral, { tie_rule: 'difference', groups: [{ id: 1, name: '', list: TABLE }] }, options),
    getEventMatch: () => ({
      ...sample(getEventMatch, { list: FOOTBALL_DAY.map(football) }, options),
      total: FOOTBALL_DAY.length,
      page: 1,
    }),
    getEventRank: () =>
      sample(
        getEventRank,
        {
          list: TABLE.map(({ team: side, place }) => ({
            place,
            player: '',
            team: side,
            value: 22 - place,
            penalties: 0,
            red: 0,
            simulated: 0 as const,
          })),
        },
        options,
      ),
  }
}

const NATIONS = [
  team('西班牙', 'Espanha'),
  team('巴西', 'Brasil'),
  team('日本', 'Japão'),
  team('摩洛哥', 'Marrocos'),
].map((side, at) => ({ ...side, id: at + 11 }))

/** The World Cup: a group, and the ranking of the nations. */
export const theCup = (language: Language): FakeAnswers => {
  const options = optionsOf(language)
  const rows = NATIONS.map((side, at) => ({
    place: at + 1,
    team: side,
    played: 3,
    won: 3 - at,
    drawn: 0,
    lost: at,
    scored: 8 - 2 * at,
    conceded: 1 + at,
    points: 9 - 3 * at,
    qualified: at < 2 ? (1 as const) : (0 as const),
  }))
  const list = NATIONS.map((side, at) => ({
    team: side,
    rank: at + 1,
    previous_rank: at === 0 ? 2 : 1 + at,
    points: 1_870 - 25 * at,
    history: [],
  }))
  return {
    getFifaTopic: () => ({
      ...sample(getFifaTopic, { event: { ...LEAGUES[0], id: 9 } }, options),
      groups: [{ name: 'A', rows }],
      bracket: [],
      matches: [],
      scorers: [],
    }),
    getFifaRank: () => ({ ...sample(getFifaRank, { list }, options), total: list.length, page: 1 }),
  }
}
