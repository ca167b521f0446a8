// @module-tag once
import { endpoints, type EndpointName, type League, type Match } from '@org/api-client/contract'
import { SPORT } from '@org/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readFootballFile } from '../src/feed/import/read-football-file'
import { saveImport } from '../src/feed/import/save-import'
import { setRoomManager } from '../src/services/live/manage-room'
import { REFUSALS } from '../src/services/refusal'
import type { RunningServer } from '../src/server'
import { setRole } from '../src/store/identity/accounts'
import { bootServer } from './boot'
import { endpointCases } from './contract'
import { entryAbout } from './contract/models'
import { planOf } from './contract/plans'
import type { AnyEndpointCase, NamedWorld } from './contract/endpoint-case'
import { eachMatch, SPORT_PATHS } from './contract/match-requests'
import { atNoon, NOON } from './noon'
import { newGuest, registerPerson, type Person } from './people'
import { rechargeOf } from './recharge-of'
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

const queries = (Object.entries(endpointCases) as unknown as [EndpointName, AnyEndpointCase][]).flatMap(
  ([name, { portuguese }]) => (portuguese === undefined ? [] : [[name, portuguese] as const]),
)

let server: RunningServer
let member: Person
let world: NamedWorld

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
  const next = tomorrow.find(({ sport_id }) => sport_id === SPORT.football)?.id ?? 0
  await setRole(server.context.db, member.uid, 'is_master', true)
  await entryAbout(server.context, next)
  world = {
    leagues: leagues.filter(({ id }, at) => at % 8 === 0 || id >= IMPORTED),
    matches: [...ofEach, ...tomorrow.filter(({ hometeam }) => hometeam.short_name_zh === '荷兰')],
    anchors: rooms.map(({ id }) => id),
    guest,
    uid: member.uid,
    recharge: await rechargeOf(server.context, member.uid),
    plan: await planOf(server.context, member.uid, next),
    next,
    nation: tomorrow.find(({ hometeam }) => hometeam.short_name_zh === '荷兰')?.hometeam.id ?? 0,
  }
  await setRoomManager(server.context, world.anchors[0] ?? 0, { userid: String(member.uid), type: 1 })
  await ask('attentMatch', { ...eachMatch(world)[0], type: 1 }, 'cn')
})
afterAll(() => server.stop())

it.each(queries)('%s answers in Portuguese without a Chinese character', async (name, requestsOf) => {
  const requests = requestsOf(world)
  expect(requests.length).toBeGreaterThan(0)
  const answers = await Promise.all(requests.map((request) => ask(name, request, 'pt-br')))
  expect(
    chineseIn(answers, name),
    'A name needs its _pt column beside the _zh one; a text its pt-BR beside the zh-CN one, where the service has it.',
  ).toEqual([])
})

it('SRV-13: refuses in Portuguese without a Chinese character', () => {
  expect(Object.values(REFUSALS).flatMap(({ texts }) => chineseIn(texts['pt-BR'], 'refusal'))).toEqual([])
})

it('SRV-13: has Portuguese and Chinese names of national teams, competitions and grounds', async () => {
  const match = world.matches.at(-1)
  if (!match) throw new Error('The imported match is missing.')
  expect(await ask('getMatchInfo', { sport: 'football', matchid: match.id }, 'pt-br')).toMatchObject({
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
