import {
  getHotSearches,
  getRaceSearch,
  search,
  searchEvents,
  searchMatches,
  searchRaceHome,
  searchTeams,
  SEARCH_TYPES,
} from '@org/api-client/contract'
import { SPORT } from '@org/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeContent } from '../src/commands/change-content'
import { changeSites } from '../src/commands/change-sites'
import { readFootballFile } from '../src/feed/import/read-football-file'
import { saveImport } from '../src/feed/import/save-import'
import type { RunningServer } from '../src/server'
import { indexAllNames } from '../src/services/search/index-all-names'
import { dismissAnchor } from '../src/store/live/anchors'
import { bootForTest, bootServer } from './boot'
import { atNoon, NOON } from './noon'
import { apiOf, registerPerson } from './people'
import { steppedClock } from './stepped-clock'

let server: RunningServer
beforeAll(async () => {
  const clock = steppedClock(NOON)
  server = await bootServer({ feed: 'simulation', rateLimits: false, clock, template: await atNoon() })
})
afterAll(() => server.stop())

const api = () => apiOf(server)
const teams = async (keyword: string) => (await api().call(searchTeams, { keyword, size: 100 })).list
const teamNames = async (keyword: string) => (await teams(keyword)).map(({ short_name_zh }) => short_name_zh)

describe('a team', () => {
  it.each([
    '曼城',
    '曼',
    '曼彻斯特',
    'mc',
    'MC',
    'mancheng',
    'man cheng',
    'cheng',
    'man city',
    'city manchester',
    '曼成',
  ])('is found by %s: 曼城', async (keyword) => {
    expect(await teamNames(keyword)).toContain('曼城')
  })

  it.each([
    'sao paulo',
    'São Paulo',
    'SAO  PAULO',
    'sao pualo',
    'saopaulo',
    '圣保罗',
    '聖保羅',
    'shengbaoluo',
    'sbl',
    'ｓａｏ',
  ])('is found by %s: São Paulo', async (keyword) => {
    expect(await teamNames(keyword)).toContain('圣保罗')
  })

  it('that has exactly the name is before those that only contain it', async () => {
    expect((await teamNames('曼城'))[0]).toBe('曼城')
    expect((await teamNames('mc'))[0]).toBe('曼城')
    expect((await teamNames('sao paulo'))[0]).toBe('圣保罗')
    expect((await teamNames('sao pualo'))[0]).toBe('圣保罗')
  })

  it('is found by a keyword that is like its name also when a video has that slip in its title', async () => {
    const { uid } = await registerPerson(server)
    const facts = ['kind=short', `account_id=${uid}`, 'cover=/c.png', 'sources=/v.mp4', 'seconds=9']
    const words = ['video', 'add', ...facts, 'title_zh=sao pualo', 'title_pt=sao pualo']
    await changeContent(server.context.db, words, { name: 'ana', now: 1 })
    expect((await teamNames('sao pualo'))[0]).toBe('圣保罗')
  })

  it('is not found by a keyword that is only like its name while another name has the keyword', async () => {
    const found = await teams('arsenal')
    expect(found.length).toBeGreaterThan(0)
    for (const { name_en, name_pt } of found) expect(`${name_en} ${name_pt}`.toLowerCase()).toContain('arsenal')
  })
})

it('finds leagues by Chinese, Portuguese and English names, and by initials', async () => {
  const names = async (keyword: string) =>
    (await api().call(searchEvents, { keyword })).list.map(({ short_name_zh }) => short_name_zh)
  for (const keyword of ['英超', 'yingchao', 'yc', 'premier league', 'campeonato ingles', 'premeir league'])
    expect(await names(keyword)).toContain('英超')
})

it('finds the matches of a team: those in play, the next ones, the last ones', async () => {
  const now = Math.floor(server.context.clock.now() / 1_000)
  const { list, total } = await api().call(searchMatches, { keyword: '曼城', size: 100 })
  expect(total).toBe(list.length)
  expect(list.length).toBeGreaterThan(0)
  for (const { hometeam, awayteam } of list) expect([hometeam.short_name_zh, awayteam.short_name_zh]).toContain('曼城')
  const coming = list.map(({ kickoff_time }) => kickoff_time).filter((kickoff) => kickoff > now)
  expect(coming).toEqual([...coming].sort((one, other) => one - other))
})

it('finds the matches of a league by its name', async () => {
  const { list } = await api().call(searchMatches, { keyword: '英超', size: 100 })
  expect(new Set(list.map(({ matchevent }) => matchevent.short_name_zh))).toEqual(new Set(['英超']))
})

it('finds matches of one sport only', async () => {
  const { list } = await api().call(getRaceSearch, { keyword: 'a', sport: SPORT.basketball })
  expect(new Set(list.map(({ sport_id }) => sport_id))).toEqual(new Set([SPORT.basketball]))
})

it('pages through everything once', async () => {
  const ids: number[] = []
  const { total } = await api().call(searchTeams, { keyword: 'a', size: 50 })
  for (let page = 1; ids.length < total; page += 1) {
    const { list } = await api().call(searchTeams, { keyword: 'a', page, size: 50 })
    expect(list.length).toBeGreaterThan(0)
    ids.push(...list.map(({ id }) => id))
  }
  expect(new Set(ids).size).toBe(total)
  expect((await api().call(searchTeams, { keyword: 'a', page: 10_000, size: 50 })).list).toEqual([])
})

describe('the first results', () => {
  it('are at most three of each kind, with the number of all', async () => {
    const { matches, teams: found } = await api().call(searchRaceHome, { keyword: 'ma' })
    expect(matches.list).toHaveLength(3)
    expect(found.list).toHaveLength(3)
    expect(found.total).toBeGreaterThan(3)
  })

  it('have rooms of anchors and of matches of teams', async () => {
    const [room] = await server.context.db
      .selectFrom('live_room')
      .innerJoin('account', 'account.id', 'anchor_id')
      .innerJoin('match', 'match.id', 'match_id')
      .innerJoin('team', 'team.id', 'home_id')
      .select(['anchor_id', 'nick_name', 'nick_name_pt', 'team.name_zh'])
      .where('start_time', '>', 0)
      .execute()
    if (room === undefined) throw new Error('No room is on air.')
    for (const keyword of [room.nick_name, room.nick_name_pt, room.name_zh]) {
      const { list } = await api().call(search, { keyword, type: 'lives', size: 100 })
      expect(list.map(({ item }) => 'anchorid' in item && item.anchorid)).toContain(room.anchor_id)
    }
    const { anchors } = await api().call(searchRaceHome, { keyword: room.nick_name })
    expect(anchors.list[0]?.uid).toBe(room.anchor_id)
  })

  it('propose names like the keyword in the language of the call if nothing is found', async () => {
    for (const [lang, name] of [
      ['cn', '弗拉门戈'],
      ['pt-br', 'Flamengo'],
    ] as const) {
      const found = await apiOf(server, { lang }).call(searchRaceHome, { keyword: 'flmanego' })
      expect(found.teams.total).toBe(0)
      expect(found.near).toContain(name)
    }
  })
})

describe('a hostile keyword', () => {
  it.each([
    '%',
    '_',
    "'; DROP TABLE team; --",
    '"',
    '\\',
    '|',
    '| |',
    '⚽⚽⚽',
    '\u200b\u200d',
    '\u202e\u202d',
    'العربية',
    '{}',
    'a'.repeat(100),
    '曼'.repeat(100),
    '⚽'.repeat(50),
    'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  ])('is answered: %j', async (keyword) => {
    for (const type of SEARCH_TYPES) expect(await api().call(search, { keyword, type })).toMatchObject({ page: 1 })
    expect(await api().call(searchRaceHome, { keyword })).toHaveProperty('near')
  })

  it.each(['x'.repeat(100), 'ab'.repeat(50), '曼'.repeat(100)])(
    'that repeats itself is like no name: %j',
    async (keyword) => {
      expect((await api().call(searchTeams, { keyword })).total).toBe(0)
      expect((await api().call(searchRaceHome, { keyword })).near).toEqual([])
    },
  )

  it.each(['%', '_', '⚽⚽⚽', '\u200b\u200d', '|', "'"])('without a letter finds nothing: %j', async (keyword) => {
    expect(await api().call(searchTeams, { keyword })).toEqual({ list: [], total: 0, page: 1 })
  })

  it('with invisible characters finds what it shows', async () => {
    expect(await teamNames('曼\u200b城')).toContain('曼城')
    expect(await teamNames('\u202esao paulo\u202c')).toContain('圣保罗')
  })

  it.each([
    ['without a text', { keyword: '   ' }],
    ['longer than 100 characters', { keyword: 'a'.repeat(101) }],
    ['of another type', { keyword: 1 }],
    ['with a NUL', { keyword: 'a\0' }],
  ])('%s is refused', async (_what, request) => {
    const reply = await fetch(`${server.url}/api/search/teams`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    })
    expect(await reply.json()).toMatchObject({ status: 3 })
  })
})

describe('the hot searches', () => {
  const hot = async (lang: string) => (await apiOf(server, { lang }).call(getHotSearches, {})).list

  it('are in the language of the call, and are those of leagues before anyone has searched', async () => {
    expect((await hot('cn')).length).toBeGreaterThan(0)
    expect((await hot('pt-br')).join()).not.toMatch(/\p{Script=Han}/u)
  })

  it('count names, the most searched first, and nothing that is no name', async () => {
    await server.context.db.deleteFrom('search_heat').execute()
    for (const keyword of ['圣保罗', '曼城', 'sao paulo', '加我微信', '加我微信', '加我微信'])
      await api().call(search, { keyword, type: 'teams' })
    const list = await hot('cn')
    expect(list.slice(0, 2)).toEqual(['圣保罗', '曼城'])
    expect(list).not.toContain('加我微信')
  })

  it('are the best known leagues on a day without matches', async () => {
    const clock = steppedClock('2027-08-01T12:00:00Z')
    const quiet = await bootForTest({ feed: 'imports', clock })
    const league = (name: string) =>
      JSON.stringify({ name, matches: [{ round: 'Matchday 1', date: '2026-05-01', team1: 'A', team2: 'B' }] })
    const files = ['Brasileiro Série A 2026', 'English Premier League 2025/26'].map((name) =>
      readFootballFile('league.json', league(name)),
    )
    await saveImport(quiet.context.db, files, clock.now())
    expect((await apiOf(quiet).call(getHotSearches, {})).list).toEqual(['英超', '巴西甲'])
    expect((await apiOf(quiet, { lang: 'pt-br' }).call(getHotSearches, {})).list).toEqual([
      'Premier League',
      'Brasileirão',
    ])
  })

  it('begin with those of the operator', async () => {
    const ANA = { name: 'ana', now: 1 }
    const { db, config } = server.context
    await changeSites(db, ['config', config.site, 'set', 'hot_searches_zh', '世界杯, 梅西'], ANA)
    await changeSites(db, ['config', config.site, 'set', 'hot_searches_pt', 'Copa do Mundo'], ANA)
    expect((await hot('cn')).slice(0, 2)).toEqual(['世界杯', '梅西'])
    expect((await hot('pt-br'))[0]).toBe('Copa do Mundo')
  })
})

describe('the index', () => {
  const reindex = () => indexAllNames(server.context.db, new AbortController().signal)

  it('gets the names from before there was a search', async () => {
    const { db } = server.context
    await db.deleteFrom('search_name').execute()
    expect(await teamNames('曼城')).toEqual([])
    await reindex()
    expect(await teamNames('mancheng')).toContain('曼城')
  })

  it('follows a name that was changed past the code that writes names', async () => {
    const { db } = server.context
    await db.updateTable('team').set({ short_name_zh: '蓝月' }).where('short_name_zh', '=', '曼城').execute()
    await reindex()
    expect(await teamNames('lanyue')).toContain('蓝月')
    await db.updateTable('team').set({ short_name_zh: '曼城' }).where('short_name_zh', '=', '蓝月').execute()
    await reindex()
    expect(await teamNames('lanyue')).not.toContain('曼城')
  })

  it('loses an anchor who is dismissed', async () => {
    const { db } = server.context
    const anchor = await db
      .selectFrom('account')
      .select(['id', 'nick_name'])
      .where('is_anchor', '=', 1)
      .executeTakeFirstOrThrow()
    const uids = async () =>
      (await api().call(search, { keyword: anchor.nick_name, type: 'anchors' })).list.map(
        ({ item }) => 'uid' in item && item.uid,
      )
    expect(await uids()).toContain(anchor.id)
    await dismissAnchor(db, anchor.id)
    expect(await uids()).not.toContain(anchor.id)
  })
})

it('finds nothing of the simulation while its matches are not shown', async () => {
  const { db } = server.context
  await db.updateTable('installation').set({ shows_simulation: false }).execute()
  expect(await api().call(searchRaceHome, { keyword: 'arsenal' })).toMatchObject({
    matches: { total: 0 },
    teams: { total: 0 },
    events: { total: 0 },
  })
  await db.updateTable('installation').set({ shows_simulation: true }).execute()
  expect((await teams('arsenal')).length).toBeGreaterThan(0)
})
