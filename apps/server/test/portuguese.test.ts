// @module-tag once
import {
  endpoints,
  SEARCH_TYPES,
  type EndpointName,
  type Endpoints,
  type League,
  type Match,
} from '@org/api-client/contract'
import { SPORT } from '@org/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readFootballFile } from '../src/feed/import/read-football-file'
import { saveImport } from '../src/feed/import/save-import'
import { REFUSALS } from '../src/services/refusal'
import type { RunningServer } from '../src/server'
import { bootServer } from './boot'
import { atNoon, NOON } from './noon'
import { newGuest, registerPerson, type Person } from './people'
import { steppedClock } from './stepped-clock'

/** Fields for Chinese names. No user in this file writes Chinese, so all other texts are the server's. */
const CHINESE_BY_CONTRACT = /_zh$/

const HAN = /\p{Script=Han}/u

/** Ids of competitions that only imports have. */
const IMPORTED = 10_000

const WORLD_CUP = `{ "name": "World Cup 2026", "matches": [
  { "round": "Round of 16", "date": "2026-11-21", "time": "18:00 UTC-6", "team1": "Netherlands", "team2": "South Korea",
    "ground": "Mexico City" }
] }`

const RESULTS = `date,home_team,away_team,home_score,away_score,tournament,city,country,neutral
1988-06-25,Russia,Netherlands,0,2,UEFA Euro,Munich,Germany,TRUE
2022-12-03,Netherlands,United States,3,1,FIFA World Cup,Al Rayyan,Qatar,TRUE
2022-12-05,South Korea,Russia,1,0,FIFA World Cup qualification,Seoul,South Korea,FALSE
`

/** Queries whose reply has texts; `smsCaptcha` returns a picture. */
type QueryName = Exclude<
  { [Name in EndpointName]: Endpoints[Name]['kind'] extends 'query' ? Name : never }[EndpointName],
  'smsCaptcha'
>

interface World {
  readonly matches: readonly Match[]
  readonly leagues: readonly League[]
  readonly anchors: readonly number[]
  readonly guest: string
  readonly uid: number
  /** A national team. */
  readonly nation: number
}

const SPORT_PATHS = {
  [SPORT.football]: 'football',
  [SPORT.basketball]: 'basketball',
  [SPORT.esport]: 'esport',
} as const
const eachMatch = ({ matches }: World) =>
  matches.map(({ sport_id, id }) => ({ sport: SPORT_PATHS[sport_id], matchid: id }))

const eachLeague = ({ leagues }: World) =>
  leagues.map(({ sport_id, id }) => ({ sport: SPORT_PATHS[sport_id], event_id: id }))
const RANKINGS = ['scorers', 'assists', 'teams', 'cards'] as const
const KEYWORDS = [{ keyword: '曼城' }, { keyword: 'a' }, { keyword: 'liga' }]

/** The request of each query; a query without a row does not compile. */
const QUESTIONS: { readonly [Name in QueryName]: (world: World) => readonly object[] } = {
  getUserInfo: () => [{}],
  getUserBasicInfo: ({ anchors, guest, uid }) => [guest, String(uid), ...anchors.map(String)].map((id) => ({ id })),
  getCommonConfig: () => [{}],
  getTaskInfo: () => [{}],
  getCategory: () => [{}],
  getAnchorList: () => [{ size: 100 }],
  getRealLives: () => [{ size: 100 }],
  getLivePageData: ({ anchors }) => anchors.map((anchorid) => ({ anchorid })),
  getLiveChat: ({ anchors }) => anchors.slice(0, 1).map((liveid) => ({ liveid })),
  getDateMatch: () => [{}, { date: '2026-11-20' }],
  getEventByDate: () => [{}],
  getRaceTag: () => [{}],
  getRaceSubTab: () => [{}],
  getRecentMatchCount: () => [{}],
  getRecMath: () => [{}],
  getAttentMatchlist: () => [{}],
  getMatchInfo: eachMatch,
  getMatchData: eachMatch,
  getTliveData: eachMatch,
  matchOdd: eachMatch,
  getMatchAnchors: eachMatch,
  searchEvents: () => KEYWORDS,
  searchTeams: () => KEYWORDS,
  searchMatches: () => KEYWORDS,
  getRaceSearch: () => KEYWORDS,
  searchRaceHome: () => [...KEYWORDS, { keyword: 'olanda' }],
  search: () => SEARCH_TYPES.flatMap((type) => KEYWORDS.map((request) => ({ ...request, type }))),
  getHotSearches: () => [{}],
  getIncidentsData: (world) => eachMatch(world).filter(({ sport }) => sport === 'football'),
  getDatabaseHome: () => [{}],
  getEventList: () => [{ size: 100 }],
  getEventInfo: eachLeague,
  getEventView: eachLeague,
  getEventIntegral: eachLeague,
  getEventRank: (world) => eachLeague(world).flatMap((league) => RANKINGS.map((type) => ({ ...league, type }))),
  getEventMatch: eachLeague,
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
  getAnalysisData: eachMatch,
  getLineupData: (world) => eachMatch(world).filter(({ sport }) => sport === 'football'),
  getMatchRank: eachMatch,
  getMatchTop3Data: (world) => eachMatch(world).filter(({ sport }) => sport === 'basketball'),
  getMatchCombineData: eachMatch,
  getMatchTimeline: eachMatch,
  getForecastQuality: eachMatch,
}

let server: RunningServer
let member: Person
let world: World

const ask = async (name: EndpointName, request: object, lang: string): Promise<unknown> => {
  const { path, method } = endpoints[name]
  const address = `${server.url}${path.replace(/:(\w+)/, (_segment, field: string) => String({ ...request }[field]))}?lang=${lang}`
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${member.token}` }
  const body = JSON.stringify({ ...request, token: member.token, uid: member.uid, lang })
  const reply = await fetch(address, { method, headers, ...(method === 'POST' ? { body } : {}) })
  const { status, msg, data } = (await reply.json()) as { status: number; msg: string; data: unknown }
  if (status !== 0) throw new Error(`${name} ${JSON.stringify(request)}: ${status} ${msg}`)
  return data
}

const chineseIn = (value: unknown, path: string): string[] => {
  if (typeof value === 'string') return HAN.test(value) ? [`${path}: ${value}`] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    CHINESE_BY_CONTRACT.test(key) ? [] : chineseIn(inner, Array.isArray(value) ? path : `${path}.${key}`),
  )
}

beforeAll(async () => {
  server = await bootServer({ feed: 'simulation', clock: steppedClock(NOON), template: await atNoon() })
  member = await registerPerson(server)
  const files = [readFootballFile('cup.json', WORLD_CUP), readFootballFile('results.csv', RESULTS)]
  await saveImport(server.context.db, files, server.context.clock.now())
  const { userID: guest } = await newGuest(server)
  const { list: matches } = (await ask('getDateMatch', {}, 'cn')) as { list: Match[] }
  const { list: tomorrow } = (await ask('getDateMatch', { date: '2026-11-22' }, 'cn')) as { list: Match[] }
  const { list: leagues } = (await ask('getEventList', { size: 100 }, 'cn')) as { list: League[] }
  const { list: rooms } = (await ask('getRealLives', { size: 100 }, 'cn')) as { list: { id: number }[] }
  const ofEach = Object.values(SPORT_PATHS).flatMap((sport) =>
    matches.filter(({ sport_id, status }) => SPORT_PATHS[sport_id] === sport && status > 1).slice(0, 8),
  )
  world = {
    leagues: leagues.filter(({ id }, at) => at % 8 === 0 || id >= IMPORTED),
    matches: [...ofEach, ...tomorrow.filter(({ hometeam }) => hometeam.short_name_zh === '荷兰')],
    anchors: rooms.map(({ id }) => id),
    guest,
    uid: member.uid,
    nation: tomorrow.find(({ hometeam }) => hometeam.short_name_zh === '荷兰')?.hometeam.id ?? 0,
  }
  await ask('attentMatch', { ...eachMatch(world)[0], type: 1 }, 'cn')
})
afterAll(() => server.stop())

it.each(Object.keys(QUESTIONS) as QueryName[])('%s answers in Portuguese without a Chinese character', async (name) => {
  const questions = QUESTIONS[name](world)
  expect(questions.length).toBeGreaterThan(0)
  const answers = await Promise.all(questions.map((question) => ask(name, question, 'pt-br')))
  expect(chineseIn(answers, name)).toEqual([])
})

it('SRV-13: refuses in Portuguese without a Chinese character', () => {
  expect(Object.values(REFUSALS).flatMap(({ texts }) => chineseIn(texts['pt-BR'], 'refusal'))).toEqual([])
})

it('SRV-13: has Portuguese and Chinese names of national teams, competitions and grounds', async () => {
  const match = world.matches.at(-1)
  if (!match) throw new Error('The imported match is missing.')
  const question = { sport: 'football', matchid: match.id }
  expect(await ask('getMatchInfo', question, 'pt-br')).toMatchObject({
    match: {
      hometeam: { name_pt: 'Holanda' },
      awayteam: { name_pt: 'Coreia do Sul' },
      matchevent: { name_pt: 'Copa do Mundo 2026' },
      round: 'Oitavas de final',
    },
    venue: 'Cidade do México',
  })
  const league = world.matches.find(({ sport_id }) => sport_id === SPORT.football)
  for (const [lang, venueOf] of [
    ['pt-br', ({ short_name_pt }: Match['hometeam']) => `Estádio ${short_name_pt}`],
    ['cn', ({ short_name_zh }: Match['hometeam']) => `${short_name_zh}球场`],
  ] as const) {
    const request = { sport: 'football', matchid: league?.id }
    const { match: shown, venue } = (await ask('getMatchInfo', request, lang)) as { match: Match; venue: string }
    expect(venue).toBe(venueOf(shown.hometeam))
  }
})

it('SRV-13: does not translate a name that a member wrote', async () => {
  await server.context.db.updateTable('account').set({ nick_name: '球迷小王' }).where('id', '=', member.uid).execute()
  expect(await ask('getUserInfo', {}, 'pt-br')).toMatchObject({ nick_name: '球迷小王' })
})
