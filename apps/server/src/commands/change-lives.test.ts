import {
  getCategory,
  getLiveChat,
  getLivePageData,
  getMatchAnchors,
  getRealLives,
  getUserBasicInfo,
} from '@org/api-client/contract'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer, withCatalogue } from '../../test/boot'
import { apiOf, newGuest, registerPerson } from '../../test/people'
import { shiftedClock } from '../../test/shifted-clock'
import { readFootballFile } from '../feed/import/read-football-file'
import { saveImport } from '../feed/import/save-import'
import type { RunningServer } from '../server'
import { assignMatches } from '../services/live/assign-matches'
import { seedDemoRooms } from '../services/live/seed-demo-rooms'
import { changeContent } from './change-content'
import { changeLives } from './change-lives'

const webRoot = mkdtempSync(join(tmpdir(), 'server-lives-'))
mkdirSync(join(webRoot, 'assets'))
writeFileSync(join(webRoot, 'index.html'), '<!doctype html><html><head></head><body></body></html>')

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ webRoot, clock, template: await withCatalogue() })
})
afterAll(async () => {
  await server.stop()
  rmSync(webRoot, { recursive: true })
})

const order = (...words: string[]) =>
  changeLives(server.context.db, words, { name: 'ana', now: Math.floor(server.context.clock.now() / 1_000) })
const api = () => apiOf(server)
const newAnchor = async () => {
  const { uid } = await registerPerson(server)
  await order('anchors', 'add', `${uid}`, 'anchor_level=12', 'signature=只讲真话', 'signature_pt=Só a verdade')
  return uid
}
let categories = 0
const newCategory = async () => {
  categories += 1
  await order('categories', 'add', `name_zh=现场${categories}`, `name_pt=Campo ${categories}`, 'sport_id=1')
  const { list } = await api().call(getCategory, {})
  return list.find(({ name }) => name === `现场${categories}`)?.id ?? 0
}
const newRoom = async (...fields: string[]) => {
  const [uid, category] = [await newAnchor(), await newCategory()]
  await order('rooms', 'add', `${uid}`, `category_id=${category}`, 'title_zh=后院球赛', ...fields)
  return { uid, category }
}
const onAir = async (categoryid: number) => (await api().call(getRealLives, { categoryid })).list.map(({ id }) => id)
const portuguese = () => apiOf(server, { lang: 'pt-br' })

describe('a room that an operator opens while the server runs', () => {
  it('is listed, shows its stream and has a chat, in both languages', async () => {
    const { uid, category } = await newRoom('title_pt=Pelada no quintal', 'cover=https://img.example/a.jpg', 'heat=900')
    await order(
      'streams',
      'add',
      `${uid}`,
      'format=hls',
      'quality=HD',
      'url=https://cdn.example/live/7.m3u8?k=1',
      'source=cdn',
    )
    await order('streams', 'add', `${uid}`, 'format=flv', 'quality=SD', 'url=https://cdn.example/live/7.flv', 'line=2')
    expect(await onAir(category)).toEqual([])
    await order('rooms', 'open', `${uid}`)
    expect(await onAir(category)).toEqual([uid])
    const { live, streams, match } = await api().call(getLivePageData, { anchorid: uid })
    expect(live).toMatchObject({
      title: '后院球赛',
      cover: 'https://img.example/a.jpg',
      hot: 900,
      sport_id: 1,
      anchor: { anchor_level: 12, signature: '只讲真话' },
    })
    expect(match).toBeNull()
    expect(streams).toEqual([
      { url: 'https://cdn.example/live/7.m3u8?k=1', livestream_source: 'cdn', quality: 'HD', line: 1, format: 'hls' },
      { url: 'https://cdn.example/live/7.flv', livestream_source: 'direct', quality: 'SD', line: 2, format: 'flv' },
    ])
    const other = await portuguese().call(getLivePageData, { anchorid: uid })
    expect(other.live).toMatchObject({ title: 'Pelada no quintal', anchor: { signature: 'Só a verdade' } })
    const guest = await newGuest(server)
    expect(await guest.api.call(getLiveChat, { liveid: uid })).toMatchObject({ group_id: live.group_id, mute_until: 0 })
    expect(await guest.api.call(getUserBasicInfo, { id: `${uid}` })).toMatchObject({ is_anchor: 1 })
  })

  it('adds its host to the content-security policy of new pages', async () => {
    const policy = async () => (await fetch(`${server.url}/m/`)).headers.get('content-security-policy') ?? ''
    expect(await policy()).not.toContain('https://new.example')
    const { uid } = await newRoom()
    await order('streams', 'add', `${uid}`, 'format=hls', 'url=https://new.example:8443/7.m3u8')
    clock.skip(5_000)
    await expect
      .poll(policy)
      .toMatch(/media-src [^;]*https:\/\/new\.example:8443[ ;].*connect-src [^;]*https:\/\/new\.example:8443/)
  })

  it('may be a recorded video, whose host is in the policy until it is taken down', async () => {
    const policy = async () => (await fetch(`${server.url}/m/`)).headers.get('content-security-policy') ?? ''
    const change = (...words: string[]) =>
      changeContent(server.context.db, words, { name: 'ana', now: Math.floor(clock.now() / 1_000) })
    const { uid } = await newRoom()
    const of = [`account_id=${uid}`, 'seconds=60', 'title_zh=看台', 'title_pt=Torcida', 'cover=/media/art/1.webp']
    const added = await change('video', 'add', 'kind=record', 'sources=HD=https://clips.example/1.m3u8', ...of)
    clock.skip(5_000)
    await expect
      .poll(policy)
      .toMatch(/media-src [^;]*https:\/\/clips\.example[ ;].*connect-src [^;]*https:\/\/clips\.example/)
    await change('video', 'change', /\d+/.exec(added)?.[0] ?? '', 'is_on=no')
    clock.skip(5_000)
    await expect.poll(policy).not.toContain('clips.example')
  })

  it('goes off air, has no streams then, and goes on air again', async () => {
    const { uid, category } = await newRoom()
    await order('streams', 'add', `${uid}`, 'format=hls', 'url=https://cdn.example/9.m3u8')
    await order('rooms', 'open', `${uid}`)
    await order('rooms', 'close', `${uid}`)
    expect(await onAir(category)).toEqual([])
    expect(await api().call(getLivePageData, { anchorid: uid })).toMatchObject({ streams: [], live: { start_time: 0 } })
    await order('rooms', 'open', `${uid}`)
    expect(await onAir(category)).toEqual([uid])
    await order('anchors', 'dismiss', `${uid}`)
    expect(await onAir(category)).toEqual([])
    await expect(order('rooms', 'open', `${uid}`)).rejects.toThrow(`Member ${uid} is no longer an active anchor.`)
  })

  it('is sorted before hotter rooms with a lower priority', async () => {
    const { uid: hot, category } = await newRoom('heat=9000')
    const uid = await newAnchor()
    await order('rooms', 'add', `${uid}`, `category_id=${category}`, 'title_zh=冷门', 'heat=1')
    for (const room of [hot, uid]) await order('rooms', 'open', `${room}`)
    expect(await onAir(category)).toEqual([hot, uid])
    await order('rooms', 'change', `${uid}`, 'priority=1')
    expect(await onAir(category)).toEqual([uid, hot])
    const second = await api().call(getRealLives, { categoryid: category, page: 2, size: 1 })
    expect([second.list.map(({ id }) => id), second.total]).toEqual([[hot], 2])
  })

  it('shows its match, and names it in its title', async () => {
    const cup = `{ "name": "World Cup 2026", "matches": [{ "round": "Matchday 4", "date": "2026-06-14",
      "time": "12:00 UTC-5", "team1": "Germany", "team2": "Curaçao", "ground": "Houston" }] }`
    const { db } = server.context
    await saveImport(db, [readFootballFile('cup.json', cup)], clock.now())
    const { id } = await db.selectFrom('match').select('id').executeTakeFirstOrThrow()
    const { uid } = await newRoom('title_pt=Ao vivo: {home} x {away}', `match_id=${id}`)
    const title = async () => (await portuguese().call(getLivePageData, { anchorid: uid })).live.title
    expect(await title()).toBe('Ao vivo: Alemanha x Curaçao')
    await order('rooms', 'open', `${uid}`)
    const { list } = await api().call(getMatchAnchors, { sport: 'football', matchid: id })
    expect(list.map((room) => room.id)).toEqual([uid])
    await order('rooms', 'change', `${uid}`, 'match_id=0')
    expect(await title()).not.toContain('{')
  })
})

describe('a category', () => {
  it('is listed in its order, with its name in each language, until it is hidden', async () => {
    const id = await newCategory()
    await order('categories', 'change', `${id}`, 'name_pt=Várzea', 'position=0')
    const names = async () => (await portuguese().call(getCategory, {})).list.map(({ name }) => name)
    expect(await names()).toContain('Várzea')
    await order('categories', 'change', `${id}`, 'is_on=no')
    expect(await names()).not.toContain('Várzea')
  })
})

describe('a stream', () => {
  it('has its new URL after a change, and none after it is removed', async () => {
    const { uid } = await newRoom()
    const listed = await order('streams', 'add', `${uid}`, 'format=hls', 'url=https://cdn.example/1.m3u8')
    const id = /^(\d+) /m.exec(listed.split('\n')[1] ?? '')?.[1] ?? ''
    await order('rooms', 'open', `${uid}`)
    const urls = async () => (await api().call(getLivePageData, { anchorid: uid })).streams.map(({ url }) => url)
    await order('streams', 'change', id, 'url=https://cdn.example/2.m3u8')
    expect(await urls()).toEqual(['https://cdn.example/2.m3u8'])
    await order('streams', 'remove', id)
    expect(await urls()).toEqual([])
  })
})

describe('an invalid command', () => {
  it('is rejected with the reason, and changes nothing', async () => {
    const { uid, category } = await newRoom()
    const { uid: fan } = await registerPerson(server)
    const wrong: [string, string][] = [
      ['', 'Usage:'],
      ['rooms sell 7', 'Usage:'],
      ['categories add name_zh=x', 'name_pt'],
      ['anchors add 999999', 'There is no member 999999.'],
      [`anchors add ${uid}`, 'already an anchor'],
      [`anchors change ${fan} anchor_level=1`, `Member ${fan} is not an anchor.`],
      [`rooms add ${fan} category_id=${category} title_zh=x`, `Member ${fan} is not an anchor.`],
      [`rooms add ${uid} category_id=${category} title_zh=x`, 'has a room'],
      [`rooms change ${uid}`, 'Name what is to be changed'],
      [`rooms change ${uid} category_id=98765`, 'There is no category 98765.'],
      [`rooms change ${uid} match_id=98765`, 'There is no match 98765.'],
      [`rooms change ${uid} colour=red`, 'colour'],
      [`rooms change ${uid} title_zh=`, 'title_zh: It is empty.'],
      ['rooms open 999999', 'There is no room 999999.'],
      ['rooms open seven', '"seven" is not the number of a room.'],
      [`streams add ${uid} format=hls url=http://cdn.example/1.m3u8`, 'url: It is an address'],
      [`streams add ${uid} format=hls url=javascript:alert(1)`, 'url: It is an address'],
      [`streams add ${uid} format=dash url=https://cdn.example/1`, 'format: It is one of hls, flv.'],
      ['streams remove 999999', 'There is no stream 999999.'],
    ]
    const before = await order('rooms')
    for (const [words, message] of wrong) await expect(order(...words.split(' ')), words).rejects.toThrow(message)
    await order('streams', 'add', `${uid}`, 'format=hls', 'url=https://cdn.example/1.m3u8')
    await expect(order('streams', 'add', `${uid}`, 'format=hls', 'url=https://cdn.example/2.m3u8')).rejects.toThrow(
      `Room ${uid} has a stream of line 1, hls, HD: change that one.`,
    )
    expect(await order('rooms')).toBe(before)
  })
})

describe('the demonstration', () => {
  it('creates its rooms once, and keeps an operator’s changes', async () => {
    const { context } = server
    await seedDemoRooms(context)
    const demo = await context.db
      .selectFrom('live_room')
      .innerJoin('account', 'account.id', 'live_room.anchor_id')
      .select(['anchor_id', 'nick_name'])
      .where('account', 'like', 'anchor%')
      .orderBy('anchor_id')
      .execute()
    expect(demo).toHaveLength(24)
    const [{ anchor_id } = { anchor_id: 0 }, second] = demo
    await order('rooms', 'change', `${anchor_id}`, 'title_zh=换了标题')
    await order('anchors', 'change', `${anchor_id}`, 'nick_name_pt=Outro nome')
    await order('categories', 'change', '1', 'name_pt=Bola')
    await order('rooms', 'close', `${anchor_id}`)
    await order('anchors', 'dismiss', `${second?.anchor_id}`)
    const nouns = ['rooms', 'anchors', 'categories', 'streams']
    const all = () => Promise.all(nouns.map((noun) => order(noun)))
    const before = await all()
    await seedDemoRooms(context)
    await assignMatches(context)
    expect(await all()).toEqual(before)
  })

  it('clears the Portuguese name when an anchor is renamed', async () => {
    const { context } = server
    const uid = await newAnchor()
    await order('anchors', 'change', `${uid}`, 'nick_name_pt=Feng')
    const { userID, sig } = await newGuest(server)
    const reader = apiOf(server, { lang: 'pt-br', uid: userID, token: sig })
    const name = async () => (await reader.call(getUserBasicInfo, { id: `${uid}` })).nick_name
    expect(await name()).toBe('Feng')
    await context.db.updateTable('account').set({ nick_name: '新名字' }).where('id', '=', uid).execute()
    expect(await name()).toBe('新名字')
  })
})
