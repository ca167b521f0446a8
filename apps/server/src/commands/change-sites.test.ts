import {
  type EndpointName,
  endpoints,
  getCommonConfig,
  getLivePageData,
  getGuestInfo,
  registNew,
} from '@org/api-client/contract'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { bootForTest, bootServer, type BootOptions } from '../../test/boot'
import { solveCaptcha } from '../../test/people'
import { shiftedClock } from '../../test/shifted-clock'
import type { RunningServer } from '../server'
import { changeSites } from './change-sites'

const webRoot = mkdtempSync(join(tmpdir(), 'server-sites-'))
mkdirSync(join(webRoot, 'assets'))
writeFileSync(
  join(webRoot, 'index.html'),
  '<!doctype html><html><head></head><body><div id="root"></div></body></html>',
)
mkdirSync(join(webRoot, 'server'))
writeFileSync(join(webRoot, 'package.json'), '{"type":"module"}')
writeFileSync(
  join(webRoot, 'server', 'first-look.js'),
  `export const firstLook = async ({ site, answers }) =>
    site + ' anchorroom ' + answers.find(({ name }) => name === 'getCommonConfig').data.config.switch_anchorroom`,
)

const clock = shiftedClock()
const PRODUCT: BootOptions = { webRoot, clock, production: true, site: 'qutu' }
let server: RunningServer
beforeAll(async () => {
  server = await bootServer(PRODUCT)
  await order(server, 'set', 'm.lttu.example', 'lttu')
  await order(server, 'set', 'M.kqb.example', 'kqb')
  await close('lttu', 'anchorroom')
  clock.skip(5_000)
  await vi.waitUntil(async () => (await siteAt('m.lttu.example')) === 'lttu', { timeout: 60_000 })
})
afterAll(async () => {
  await server.stop()
  rmSync(webRoot, { recursive: true })
})

const ANA = { name: 'ana', now: 1_795_000_000 }
const order = (own: RunningServer, ...words: string[]) => changeSites(own.context.db, words, ANA)
const close = (site: string, name: string) => order(server, 'config', site, 'set', `switch_${name}`, '0')

interface Asked {
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  readonly own?: RunningServer
}

/** Requests a page as a browser at a given host; `fetch` does not allow another Host header. */
const ask = (host: string, path: string, { body, headers, own = server }: Asked = {}) =>
  new Promise<string>((resolve, reject) => {
    const sent = { host, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers }
    const call = request(
      own.url + path,
      { method: body === undefined ? 'GET' : 'POST', headers: sent },
      async (reply) => resolve(Buffer.concat(await reply.toArray()).toString()),
    )
    call.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body))
  })

const siteAt = async (host: string, path = '/m/', asked: Asked = {}) =>
  /data-site="([^"]+)"/.exec(await ask(host, path, asked))?.[1]
const call = async (host: string, { name }: { readonly name: EndpointName }, body: object = {}) =>
  JSON.parse(await ask(host, endpoints[name].path, { body })) as { status: number; data: Record<string, unknown> }
const isOpen = async (host: string, fields: object = {}) => {
  const { data } = await call(host, getCommonConfig, fields)
  return (data['config'] as Record<string, unknown>)['switch_anchorroom']
}

it('shows each host its own brand, in page and manifest', async () => {
  expect(await siteAt('m.lttu.example')).toBe('lttu')
  expect(await siteAt('m.kqb.example:8080')).toBe('kqb')
  expect(await siteAt('M.KQB.example')).toBe('kqb')
  const manifestAt = async (host: string) => JSON.parse(await ask(host, '/m/manifest.webmanifest')) as object
  expect(await manifestAt('m.lttu.example')).toMatchObject({ short_name: '雷霆体育' })
  expect(await manifestAt('m.kqb.example')).not.toMatchObject({ short_name: '雷霆体育' })
})

it('recognises a host with a trailing dot and with non-ASCII letters', async () => {
  expect(await siteAt('m.lttu.example.')).toBe('lttu')
  expect(await siteAt('m.lttu.example.:8080')).toBe('lttu')
  await order(server, 'set', 'bücher.example.', 'xzbn')
  expect(await order(server)).toMatch(/^xn--bcher-kva\.example +xzbn$/m)
  clock.skip(5_000)
  await expect.poll(() => siteAt('xn--bcher-kva.example')).toBe('xzbn')
  await order(server, 'unset', 'Bücher.example')
})

it('applies the switches of the host, in the config and to every call', async () => {
  expect(await isOpen('m.lttu.example')).toBe('0')
  expect(await isOpen('m.kqb.example')).toBe('1')
  expect((await call('m.lttu.example', getLivePageData, { anchorid: 999_999 })).status).toBe(9)
  expect((await call('m.kqb.example', getLivePageData, { anchorid: 999_999 })).status).toBe(7)
})

it('renders the first look of a page with the switches of the host', async () => {
  expect(await ask('m.lttu.example', '/m/score')).toContain('lttu anchorroom 0')
  expect(await ask('m.kqb.example', '/m/score')).toContain('kqb anchorroom 1')
})

it('serves the configured site at unknown hosts', async () => {
  for (const host of ['other.example', 'localhost', 'lttu.example', 'x.m.lttu.example', '[::1]:80'])
    expect(await siteAt(host), host).toBe('qutu')
})

it('ignores a site in the request', async () => {
  expect(await siteAt('m.kqb.example', '/m/?site=lttu')).toBe('kqb')
  expect(await siteAt('m.kqb.example', '/m/', { headers: { 'x-forwarded-host': 'm.lttu.example' } })).toBe('kqb')
  for (const host of ['m.kqb.example', 'other.example']) {
    expect(await isOpen(host, { sp_source: 38, channel_code: 'lttu' })).toBe('1')
    expect((await call(host, getLivePageData, { anchorid: 999_999, sp_source: '38' })).status).toBe(7)
  }
  expect((await call('m.lttu.example', getLivePageData, { anchorid: 999_999, sp_source: 11 })).status).toBe(9)
})

it('stores only source codes of the site for new users', async () => {
  const register = async (account: string, sp_source: string) => {
    const form = { account, pwd: 'goal2026', device: account, ...(await solveCaptcha(server)) }
    expect(await call('m.lttu.example', registNew, { ...form, sp_source })).toMatchObject({ status: 0 })
    const row = server.context.db.selectFrom('account').select(['sp_source', 'avatar']).where('account', '=', account)
    return row.executeTakeFirstOrThrow()
  }
  for (const source of ['38', '11', 'nobodys'])
    expect(await register(`newfan${source}`, source)).toMatchObject({
      sp_source: '38',
      avatar: expect.stringContaining('/avatars/38/') as string,
    })
  expect((await call('m.lttu.example', getGuestInfo, { sp_source: '11' })).status).toBe(0)
})

it('takes the host from a trusted proxy', async () => {
  const own = await bootForTest({ ...PRODUCT, trustedProxies: 1 })
  await order(own, 'set', 'm.lttu.example', 'lttu')
  clock.skip(5_000)
  const headers = { 'x-forwarded-host': 'm.lttu.example' }
  await expect.poll(() => siteAt('backend', '/m/', { own, headers })).toBe('lttu')
})

it('applies changes while it runs, and rejects invalid hosts and unknown sites', async () => {
  await order(server, 'set', 'new.example:8080', 'xzbn')
  clock.skip(5_000)
  await expect.poll(() => siteAt('new.example:8080')).toBe('xzbn')
  expect(await siteAt('new.example')).toBe('qutu')
  expect(await order(server)).toMatch(/^new\.example:8080 +xzbn$/m)
  await order(server, 'unset', 'new.example:8080')
  clock.skip(5_000)
  await expect.poll(() => siteAt('new.example:8080')).toBe('qutu')
  await expect(order(server, 'unset', 'new.example:8080')).rejects.toThrow('No site has the host')
  await expect(order(server, 'set', 'https://a.example', 'kqb')).rejects.toThrow('Invalid host')
  await expect(order(server, 'set', 'a.example', 'nobodys')).rejects.toThrow('Unknown site')
  await expect(order(server, 'sell', 'a.example')).rejects.toThrow('Usage:')
})

it('sets and unsets the config of a site while it runs', async () => {
  const configAt = async (host: string) => (await call(host, getCommonConfig)).data['config']
  const text = await order(server, 'config', 'lttu', 'set', 'room_video_play_sec', '30')
  expect(text).toContain('* room_video_play_sec 30')
  expect(text).toContain('* switch_anchorroom "0"')
  expect(text).toContain('  switch_balance "1"')
  await order(server, 'config', 'lttu', 'set', 'dl_ios', 'https://apps.example/id1')
  expect(await configAt('m.lttu.example')).toMatchObject({
    room_video_play_sec: 30,
    dl_ios: 'https://apps.example/id1',
  })
  expect(await configAt('m.kqb.example')).toMatchObject({ room_video_play_sec: 0, dl_ios: '' })
  await order(server, 'config', 'lttu', 'unset', 'room_video_play_sec')
  await order(server, 'config', 'lttu', 'set', 'dl_ios', '')
  expect(await configAt('m.lttu.example')).toMatchObject({ room_video_play_sec: 0, dl_ios: '' })
})

it('notes each change of a host and a setting with the operator and the values before and after, and no refused one', async () => {
  const notes = () =>
    server.context.db
      .selectFrom('operator_change')
      .select(['noun', 'verb', 'row_id', 'operator', 'at', 'before', 'after'])
      .where('noun', 'in', ['host', 'setting'])
      .orderBy('id')
      .execute()
  const { length } = await notes()
  await order(server, 'set', 'noted.example', 'qutu')
  await order(server, 'set', 'noted.example', 'lttu')
  await order(server, 'unset', 'noted.example')
  await order(server, 'config', 'qutu', 'set', 'room_video_play_sec', '30')
  await order(server, 'config', 'qutu', 'set', 'room_video_play_sec', '60')
  await order(server, 'config', 'qutu', 'unset', 'room_video_play_sec')
  await order(server, 'config', 'qutu')
  await expect(order(server, 'config', 'qutu', 'unset', 'room_video_play_sec')).rejects.toThrow('does not set')
  await expect(order(server, 'unset', 'noted.example')).rejects.toThrow('No site has the host')
  const [at, host] = [{ operator: ANA.name, at: ANA.now }, { host: 'noted.example' }]
  const [qutu, lttu] = [
    { ...host, site: 'qutu' },
    { ...host, site: 'lttu' },
  ]
  const lasts = (value: number) => ({ site: 'qutu', key: 'room_video_play_sec', value })
  expect((await notes()).slice(length)).toEqual([
    { ...at, noun: 'host', verb: 'set', row_id: 9, before: null, after: qutu },
    { ...at, noun: 'host', verb: 'set', row_id: 38, before: qutu, after: lttu },
    { ...at, noun: 'host', verb: 'unset', row_id: 38, before: lttu, after: null },
    { ...at, noun: 'setting', verb: 'set', row_id: 9, before: null, after: lasts(30) },
    { ...at, noun: 'setting', verb: 'set', row_id: 9, before: lasts(30), after: lasts(60) },
    { ...at, noun: 'setting', verb: 'unset', row_id: 9, before: lasts(60), after: null },
  ])
})

it('notes what each of several operators at once has found and left', async () => {
  const { db } = server.context
  const sites = ['qutu', 'kqb', 'lttu', 'xzbn', 'qutu', 'kqb']
  await Promise.all(sites.map((site) => order(server, 'set', 'often.example', site)))
  await Promise.all(sites.map((_, at) => order(server, 'config', 'qutu', 'set', 'room_video_play_sec', `${at + 1}`)))
  await order(server, 'unset', 'often.example')
  await order(server, 'config', 'qutu', 'unset', 'room_video_play_sec')
  const notes = await db
    .selectFrom('operator_change')
    .select(['noun', 'before', 'after'])
    .where(
      sql<boolean>`coalesce(before, after) ->> 'host' = 'often.example' OR coalesce(before, after) ->> 'key' = 'room_video_play_sec'`,
    )
    .orderBy('id', 'desc')
    .limit(2 * sites.length + 2)
    .execute()
  for (const noun of ['host', 'setting']) {
    const own = notes.filter((note) => note.noun === noun)
    expect(own).toHaveLength(sites.length + 1)
    // Each has found what another one has left.
    const texts = (part: 'before' | 'after') => own.map((note) => JSON.stringify(note[part])).toSorted()
    expect(texts('before')).toEqual(texts('after'))
  }
})

it('closes a feature of a site to calls within seconds', async () => {
  expect((await call('m.kqb.example', getLivePageData, { anchorid: 999_999 })).status).toBe(7)
  await close('kqb', 'anchorroom')
  clock.skip(5_000)
  expect((await call('m.kqb.example', getLivePageData, { anchorid: 999_999 })).status).toBe(9)
  await order(server, 'config', 'kqb', 'unset', 'switch_anchorroom')
  clock.skip(5_000)
  expect((await call('m.kqb.example', getLivePageData, { anchorid: 999_999 })).status).toBe(7)
})

it.each([
  [['config', 'nobodys'], 'Unknown site "nobodys"'],
  [['config', 'kqb', 'set', 'switch_fun', '1'], 'Unknown setting "switch_fun"'],
  [['config', 'kqb', 'set', '__proto__', '1'], 'Unknown setting "__proto__"'],
  [['config', 'kqb', 'set', 'im_sdkappid', '1'], 'Unknown setting "im_sdkappid"'],
  [
    ['config', 'kqb', 'set', 'switch_balance', 'on'],
    'Invalid value "on" of switch_balance: It is 1 for on or 0 for off.',
  ],
  [['config', 'kqb', 'set', 'room_video_play_sec', '-1'], 'Invalid value "-1" of room_video_play_sec'],
  [['config', 'kqb', 'set', 'dl_ios', 'javascript:alert(1)'], 'Invalid value "javascript:alert(1)" of dl_ios'],
  [['config', 'kqb', 'set', 'dl_ios'], 'Usage'],
  [['config', 'kqb', 'unset', 'dl_ios'], 'kqb does not set dl_ios.'],
  [['config', 'kqb', 'sell'], 'Usage'],
])('%j is rejected with the reason', async (words, reason) => {
  await expect(order(server, ...words)).rejects.toThrow(reason)
})
