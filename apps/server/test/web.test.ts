import { once } from 'node:events'
import { get } from 'node:http'
import { connect } from 'node:net'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { PageCall } from '../src/http/pages/first-calls'
import type { RunningServer } from '../src/server'
import { bootForTest, bootServer, type BootOptions } from './boot'
import { atNoon, NOON } from './noon'
import { shiftedClock } from './shifted-clock'
import { steppedClock } from './stepped-clock'

const webRoot = mkdtempSync(join(tmpdir(), 'server-web-'))
mkdirSync(join(webRoot, 'assets'))
writeFileSync(
  join(webRoot, 'index.html'),
  '<!doctype html><html lang="x"><head><script>boot()</script>' +
    '<script type="module" crossorigin src="/m/assets/index-1.js"></script>' +
    '<link rel="modulepreload" crossorigin href="/m/assets/vendor-1.js"></head><body><div id="root"></div></body></html>',
)
writeFileSync(join(webRoot, 'assets', 'main-Ab12Cd34.js'), 'export {}')
const SCRIPT = `export const text = '${'goal '.repeat(500)}'`
const PACKED = { br: brotliCompressSync(SCRIPT), gzip: gzipSync(SCRIPT) }
writeFileSync(join(webRoot, 'assets', 'app-Ab12Cd34.js'), SCRIPT)
writeFileSync(join(webRoot, 'assets', 'app-Ab12Cd34.js.br'), PACKED.br)
writeFileSync(join(webRoot, 'assets', 'app-Ab12Cd34.js.gz'), PACKED.gzip)
writeFileSync(
  join(webRoot, 'pages.json'),
  JSON.stringify({
    pages: { score: { scripts: ['assets/Score-1.js'], styles: ['assets/Score-1.css'], texts: ['scores'] } },
    texts: {
      cn: { common: ['assets/cn-1.js'], scores: ['assets/cn-2.js'] },
      'pt-br': { common: ['assets/pt-1.js'], scores: ['assets/pt-2.js'] },
    },
  }),
)
writeFileSync(join(webRoot, 'assets', 'Score-1.css'), '.score{color:red}')
mkdirSync(join(webRoot, 'server'))
writeFileSync(
  join(webRoot, 'server', 'first-look.js'),
  `export const firstLook = async ({ path, site, lang, hasTabs, zone, answers }) => {
    (globalThis.drawings ??= []).push(site)
    if (site === 'lttu') return new Promise((resolve) => (globalThis.hanging ??= []).push(resolve))
    if (path === '/live/lives') throw new Error('It cannot be drawn')
    return '<p>' + [path, site, lang, hasTabs, zone, ...answers.map(({ name, data }) => name + typeof data)].join(' ') + '</p>'
  }`,
)
writeFileSync(join(webRoot, 'package.json'), '{"type":"module"}')
writeFileSync(join(webRoot, 'robots.txt'), 'User-agent: *\n')

/** Ends all renderings that hang. */
const endDrawings = () => {
  const { hanging = [] } = globalThis as { hanging?: ((html: string) => void)[] }
  for (const end of hanging.splice(0)) end('')
}

/** The sites of the renderings so far. */
const drawingSites = () => (globalThis as { drawings?: string[] }).drawings ?? []

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ webRoot, clock: shiftedClock({ isStill: true }) })
})
afterAll(async () => {
  await server.stop()
  rmSync(webRoot, { recursive: true })
})

const open = (path: string, own: RunningServer = server) => fetch(own.url + path, { redirect: 'manual' })

describe('the app', () => {
  it.each([
    ['/', '/m/'],
    ['/m', '/m/'],
    ['/?inviteCode=A1&site=xzbn', '/m/?inviteCode=A1&site=xzbn'],
    ['/download?channel=c1', '/m/download?channel=c1'],
    ['/pp/talk?url=https://a.example/?b=c', '/m/pp/talk?url=https://a.example/?b=c'],
  ])('is opened by a redirect from %s', async (from, to) => {
    const reply = await open(from)
    expect([reply.status, reply.headers.get('location')]).toEqual([302, to])
  })

  it.each(['/m/', '/m/score', '/m/score/detail/football/12?tab=chat', '/m/chat-group/anchor/10001'])(
    'answers %s with its page, so that deep links open',
    async (path) => {
      const reply = await open(path)
      expect(reply.status).toBe(200)
      expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(reply.headers.get('cache-control')).toBe('no-cache')
      expect(await reply.text()).toContain('<html lang="zh-CN" data-site="kqb"')
    },
  )

  it.each(['/m/server/first-look.js', '/m/%73erver/first-look.js', '/m/pages.json'])(
    'does not serve %s, which is built for the server',
    async (path) => {
      expect((await open(path)).status).toBe(404)
    },
  )

  it('answers without a first look if that takes too long', async () => {
    const clock = shiftedClock({ isStill: true })
    const own = await bootForTest({ webRoot, clock, site: 'lttu' })
    let html = ''
    const answer = open('/m/score', own).then(async (reply) => (html = await reply.text()))
    const after = () => {
      clock.skip(1_000)
      return html
    }
    await expect.poll(after).not.toBe('')
    await answer
    expect(html).toContain('<body data-brand="lttu"')
    expect(html).not.toContain('id="first-look"')
  })

  it('draws two pages at a time, others only in the usual zone, which wait for their turn', async () => {
    const clock = shiftedClock({ isStill: true })
    const own = await bootForTest({ webRoot, clock, site: 'lttu', rateLimits: false })
    const ends: string[] = []
    const drawings = () => drawingSites().filter((site) => site === 'lttu').length
    const before = drawings()
    const opened = ['/m/score', '/m/live/lives'].map(async (path) => {
      await (await open(path, own)).text()
      ends.push(path)
    })
    await expect.poll(drawings).toBe(before + 2)
    const other = await fetch(`${own.url}/m/score`, { headers: { 'x-time-zone': 'Asia/Tokyo' } })
    expect(await other.text()).not.toContain('id="first-look"')
    expect(ends).toEqual([])
    const headers = { 'user-agent': 'MicroMessenger' }
    const waits = fetch(`${own.url}/m/score`, { headers }).then(async (reply) => {
      expect(await reply.text()).toContain('<body data-brand="lttu"')
      ends.push('waits')
    })
    const after = () => {
      clock.skip(1_000)
      return ends.length
    }
    await expect.poll(after).toBe(3)
    await Promise.all([...opened, waits])
  })

  it('takes a turn until the rendering has ended, also if its page no longer waits for it', async () => {
    endDrawings()
    const clock = shiftedClock({ isStill: true })
    const own = await bootForTest({ webRoot, clock, site: 'lttu', rateLimits: false })
    const drawings = () => drawingSites().filter((site) => site === 'lttu').length
    const before = drawings()
    let ends = 0
    const look = async (path: string, zone?: string) => {
      const reply = await fetch(own.url + path, { headers: zone === undefined ? {} : { 'x-time-zone': zone } })
      await reply.text()
      ends += 1
    }
    const ended = () => {
      clock.skip(1_000)
      return ends
    }
    const opened = [look('/m/score'), look('/m/live/lives')]
    await expect.poll(drawings).toBe(before + 2)
    await expect.poll(ended).toBe(2)
    const third = look('/m/score', 'Asia/Tokyo')
    await expect.poll(ended).toBe(3)
    expect(drawings(), 'while both hang').toBe(before + 2)
    endDrawings()
    const fourth = look('/m/score', 'Asia/Tokyo')
    await expect.poll(ended).toBe(4)
    expect(drawings()).toBe(before + 3)
    endDrawings()
    await Promise.all([...opened, third, fourth])
  })

  it('draws at most thirty pages a minute for one network in other zones', async () => {
    const clock = shiftedClock({ isStill: true })
    const own = await bootForTest({ webRoot, clock, rateLimits: true })
    const isDrawn = async (zone?: string) => {
      const reply = await fetch(`${own.url}/m/score`, { headers: zone === undefined ? {} : { 'x-time-zone': zone } })
      return (await reply.text()).includes('id="first-look"')
    }
    const zones = Array.from({ length: 24 }, (_, at) => `Etc/GMT${at < 12 ? `+${at + 1}` : `-${at - 10}`}`)
    let drawn = 0
    for (let round = 0; round < 2; round += 1) {
      for (const zone of zones) {
        if (await isDrawn(zone)) drawn += 1
        clock.skip(250)
      }
      clock.skip(5_001)
    }
    expect(drawn).toBeLessThanOrEqual(32)
    expect(drawn).toBeGreaterThanOrEqual(24)
    expect(await isDrawn('Etc/GMT+3')).toBe(false)
    expect(await isDrawn()).toBe(true)
    clock.skip(60_000)
    expect(await isDrawn('Etc/GMT+3')).toBe(true)
  })

  it('draws four pages a second in other zones than the usual one, for all networks together', async () => {
    const clock = shiftedClock({ isStill: true })
    const own = await bootForTest({ webRoot, clock, rateLimits: false })
    const isDrawn = async (zone?: string) => {
      const reply = await fetch(`${own.url}/m/score`, { headers: zone === undefined ? {} : { 'x-time-zone': zone } })
      return (await reply.text()).includes('id="first-look"')
    }
    expect([await isDrawn('Etc/GMT+3'), await isDrawn('Etc/GMT+4'), await isDrawn()]).toEqual([true, false, true])
    clock.skip(250)
    expect(await isDrawn('Etc/GMT+4')).toBe(true)
  })

  it('draws a first look without counting its calls against the limits of any address', async () => {
    const own = await bootForTest({ webRoot, clock: shiftedClock({ isStill: true }) })
    const take = vi.spyOn(own.context.limiter, 'take')
    expect(await (await open('/m/score', own)).text()).toContain('id="first-look"')
    expect(take).not.toHaveBeenCalled()
    await fetch(`${own.url}/api/config/getCommonConfig`, { method: 'POST' })
    expect(take).toHaveBeenCalled()
  })

  describe('a page', () => {
    const preloaded = (html: string) =>
      [...html.matchAll(/rel="modulepreload" crossorigin href="([^"]+)"/g)].map(([, at]) => at)
    const dataOf = (html: string, name: string): unknown =>
      JSON.parse(new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1]?.replaceAll('&#34;', '"') ?? 'null')

    it('has the styles of its screen inline, and preloads its scripts and texts', async () => {
      const html = await (await open('/m/score')).text()
      expect(html).toContain('.score{color:red}')
      expect(dataOf(html, 'styles')).toEqual(['/m/assets/Score-1.css'])
      // Loaded after the first look is painted; a page without one preloads them.
      const scripts = ['/m/assets/Score-1.js', '/m/assets/cn-1.js', '/m/assets/cn-2.js']
      expect(dataOf(html, 'scripts')).toEqual(['/m/assets/index-1.js', '/m/assets/vendor-1.js', ...scripts])
      expect(html).not.toContain('<script type="module"')
      expect(preloaded(html)).toEqual([])
      const asked = await (await open('/m/score?filter=inplay')).text()
      expect(preloaded(asked)).toEqual(['/m/assets/vendor-1.js', ...scripts])
      expect(asked).toContain('<script type="module" crossorigin src="/m/assets/index-1.js"></script>')
      expect(dataOf(asked, 'scripts')).toBeNull()
      expect(preloaded(await (await open('/m/score?lang=pt-br')).text()).slice(2)).toEqual([
        '/m/assets/pt-1.js',
        '/m/assets/pt-2.js',
      ])
      expect(preloaded(await (await open('/m/privacy')).text()).slice(1)).toEqual(['/m/assets/cn-1.js'])
    })

    it.each([
      ['a browser in Brazil', '/m/score', 'pt-BR,pt;q=0.9,en-US;q=0.8', 'pt-BR'],
      ['a browser that prefers English, then Portuguese', '/m/score', 'en-US,zh;q=0.2,pt;q=0.8', 'pt-BR'],
      ['a browser in Brazil and an address with a language', '/m/score?lang=cn', 'pt-BR', 'zh-CN'],
      ['a browser in Brazil and an address with an unknown language', '/m/score?lang=fr', 'pt-BR', 'pt-BR'],
      ['a browser that wants neither', '/m/score', 'fr-FR,zh;q=0', 'zh-CN'],
    ])('has the language of %s', async (_, path, accepted, lang) => {
      const reply = await fetch(server.url + path, { headers: { 'accept-language': accepted } })
      const html = await reply.text()
      expect(html).toContain(`<html lang="${lang}" data-site="kqb"`)
      expect(html.includes('?lang=pt-br')).toBe(lang === 'pt-BR')
      expect(reply.headers.get('vary')).toContain('accept-language')
    })

    it('has the colours of its site only', async () => {
      const html = await (await open('/m/score?site=qutu')).text()
      expect(html).toContain('<body data-brand="qutu"')
      expect(html).toContain("body[data-brand='qutu']{--brand:")
      expect(html).not.toContain("[data-brand='lttu']")
    })

    it('shows a new visitor the app rendered with the replies to its first calls', async () => {
      const lookOf = async (path: string, userAgent = 'Chrome', language = '*') => {
        const headers = { 'user-agent': userAgent, 'accept-language': language }
        const reply = await fetch(server.url + path, { headers })
        return /<div id="first-look">(.*?)<\/div>/.exec(await reply.text())?.[1]
      }
      const look = '<p>/score kqb cn true Asia/Shanghai getCommonConfigobject getDateMatchobject</p>'
      expect(await lookOf('/m/score')).toBe(look)
      expect(await lookOf('/m/')).toBe(look)
      expect(await lookOf('/m/score', 'Chrome', 'pt-BR')).toContain(' pt-br true America/Sao_Paulo ')
      expect(await lookOf('/m/score', 'MicroMessenger')).toContain(' cn false ')
      expect(await lookOf('/m/score?date=2026-11-20'), 'what a query asks for is not known').toBeUndefined()
      expect(await lookOf('/m/score?channel_code=x&utm_source=y&site=kqb'), 'of a campaign').toBe(look)
      expect(await lookOf('/m/score?channel_code=x&filter=inplay')).toBeUndefined()
      expect(await lookOf('/m/score?platform=ios')).toBeUndefined()
      expect(await lookOf('/m/score?lang=pt-br')).toBeUndefined()
      expect(await lookOf('/m/setting'), 'it asks for nothing first').toBeUndefined()
      expect(await lookOf('/m/live/lives'), 'it cannot be drawn').toBeUndefined()
    })

    it('shows the day of the zone that the page names, and says when that day starts', async () => {
      const drawnFor = async (path: string, zone?: string) => {
        const html = await (await fetch(server.url + path, { headers: zone ? { 'x-time-zone': zone } : {} })).text()
        return { zone: /cn \w+ (\S+)|pt-br \w+ (\S+)/.exec(html)?.slice(1).join(''), start: dataOf(html, 'day-start') }
      }
      const [usual, brazil, unknown] = [
        await drawnFor('/m/score'),
        await drawnFor('/m/score', 'America/Sao_Paulo'),
        await drawnFor('/m/score', 'Mars/Base'),
      ]
      expect(usual.zone).toBe('Asia/Shanghai')
      expect(unknown).toEqual(usual)
      expect(brazil.zone).toBe('America/Sao_Paulo')
      expect(Math.abs(Number(brazil.start) - Number(usual.start)) / 3600).toSatisfy(
        (hours) => hours === 11 || hours === 13,
      )
      // The same day under another name is drawn once.
      expect(await drawnFor('/m/score', 'Asia/Singapore')).toEqual(usual)
    })

    it('contains its first calls, which the server answers', async () => {
      const calls = dataOf(await (await open('/m/score')).text(), 'calls') as PageCall[]
      expect(calls.map(({ name }) => name)).toEqual(['getCommonConfig', 'getDateMatch'])
      for (const { url, body } of calls) {
        const reply = await fetch(server.url + url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: body.replace('{today}', '2026-11-22').replace('{zone}', 'America/Sao_Paulo'),
        })
        expect(await reply.json()).toMatchObject({ status: 0 })
      }
    })

    it('of a league contains the calls of its head and its table', async () => {
      const calls = dataOf(await (await open('/m/database/league/football/1010')).text(), 'calls') as PageCall[]
      const season = { sport: 'football', event_id: 1010, season_id: 0 }
      expect(calls.slice(1)).toMatchObject([
        { name: 'getEventInfo', request: season },
        { name: 'getEventIntegral', request: { ...season, scope: 'total' } },
      ])
    })

    it('is not sent again to a browser that has it', async () => {
      const tag = (await open('/m/score')).headers.get('etag') ?? ''
      const again = (path: string) => fetch(server.url + path, { headers: { 'if-none-match': tag } })
      expect((await again('/m/score')).status).toBe(304)
      expect((await again('/m/live')).status).toBe(200)
    })
  })

  it.each(['/m//x', '/m/c2c-chatroom/%00', '/m/%E0%A4%A', '/m/score//%?lang=pt-br'])(
    'answers %s with its page, which shows that it was not found',
    async (path) => {
      const reply = await open(path)
      expect(reply.status).toBe(200)
      expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
    },
  )

  it('lets browsers keep files whose names carry a hash, and answers missing ones with 404', async () => {
    const kept = await open('/m/assets/main-Ab12Cd34.js')
    expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(kept.headers.get('content-type')).toContain('javascript')
    expect((await open('/m/robots.txt')).headers.get('cache-control')).toBe('no-cache')
    expect((await open('/m/assets/gone-00000000.js')).status).toBe(404)
  })

  it.each([
    '/m/../../package.json',
    '/m/..%2F..%2Fpackage.json',
    '/m/%2e%2e/%2e%2e/package.json',
    '/m/assets/..%2Fserver%2Ffirst-look.js',
    '/m/SERVER/first-look.js',
    '/m//server/first-look.js',
    '/%6D//server/first-look.js',
    '/%6d/%2Fpages.json',
    '/%6D//index.html',
    '/m/%5Cserver%5Cfirst-look.js',
    'http://site.example/m//pages.json',
  ])('sends no file for %s, as it is sent', async (path) => {
    const { port } = new URL(server.url)
    const text = await new Promise<string>((resolve, reject) =>
      get({ port, path }, async (reply) => resolve(Buffer.concat(await reply.toArray()).toString())).on(
        'error',
        reject,
      ),
    )
    expect(text).not.toMatch(/"type":"module"|firstLook =|"pages":|<html lang="x">/)
  })

  it('answers what a file is without sending it, for HEAD', async () => {
    const reply = await fetch(`${server.url}/m/robots.txt`, { method: 'HEAD' })
    expect([reply.status, reply.headers.get('content-length'), await reply.text()]).toEqual([200, '14', ''])
  })

  describe('a file that the build has compressed', () => {
    const file = '/m/assets/app-Ab12Cd34.js'
    /** Unlike fetch, it does not decompress. */
    const ask = (headers: Record<string, string>) =>
      new Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) =>
        get(server.url + file, { headers }, async (reply) => {
          const chunks = await reply.toArray()
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, bytes: Buffer.concat(chunks) })
        }).on('error', reject),
      )

    it('is sent in the smallest compressed form that the browser accepts', async () => {
      const brotli = await ask({ 'accept-encoding': 'gzip, deflate, br' })
      expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
      expect(brotli.headers['content-type']).toContain('javascript')
      expect(brotli.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(brotli.bytes).toEqual(PACKED.br)
      const gzip = await ask({ 'accept-encoding': 'gzip' })
      expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
      expect(gzip.bytes).toEqual(PACKED.gzip)
    })

    it('is sent uncompressed to other clients', async () => {
      const plain = await ask({ 'accept-encoding': 'identity' })
      expect(plain.headers).toMatchObject({ vary: 'accept-encoding' })
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.bytes.toString()).toBe(SCRIPT)
    })

    it('has an ETag per form, and is not sent again to a client with that form', async () => {
      const [brotli, plain] = [await ask({ 'accept-encoding': 'br' }), await ask({})]
      expect(brotli.headers['etag']).not.toBe(plain.headers['etag'])
      const again = (tag: unknown) => ask({ 'accept-encoding': 'br', 'if-none-match': String(tag) })
      expect((await again(brotli.headers['etag'])).status).toBe(304)
      expect((await again(plain.headers['etag'])).status).toBe(200)
    })

    it('supports ranges of the sent form', async () => {
      const part = await ask({ 'accept-encoding': 'br', range: 'bytes=2-5' })
      expect(part.status).toBe(206)
      expect(part.headers).toMatchObject({
        'content-encoding': 'br',
        'content-range': `bytes 2-5/${PACKED.br.length}`,
      })
      expect(part.bytes).toEqual(PACKED.br.subarray(2, 6))
    })
  })

  it('allows only its own scripts and streams', async () => {
    const { headers } = await open('/m/live')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+='(;|$)/)
    expect(policy).toContain("connect-src 'self';")
    expect(policy).toContain("media-src 'self' blob:;")
    expect(policy).toContain("object-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('has the configured hosts in its policy, whatever the host of the request', async () => {
    const own = await bootForTest({ webRoot, siteHosts: ['m.kqb.example'] })
    const policyFor = (host: string) =>
      new Promise<string>((resolve, reject) =>
        get(`${own.url}/m/`, { headers: { host } }, (reply) => {
          reply.resume()
          resolve(String(reply.headers['content-security-policy']))
        }).on('error', reject),
      )
    const policy = await policyFor('evil.example')
    expect(policy).toContain("connect-src 'self' ws://m.kqb.example wss://m.kqb.example https://stats.kqb.example;")
    expect(policy).not.toContain('evil')
    expect(await policyFor('m.kqb.example')).toBe(policy)
  })

  it('allows only the captcha widget of the configured provider', async () => {
    const widget = 'https://challenges.cloudflare.com'
    const policyOf = async (own: RunningServer) =>
      String((await open('/m/', own)).headers.get('content-security-policy'))
    const captcha = { provider: 'turnstile', siteKey: 'k', secret: 's', verifyUrl: `${widget}/siteverify` } as const
    expect(await policyOf(await bootForTest({ webRoot, captcha }))).toContain(`frame-src 'self' ${widget};`)
    expect(await policyOf(server)).not.toContain('challenges')
  })

  it('shows the configured site, or in a demonstration the requested one', async () => {
    const qutu = await bootForTest({ webRoot, site: 'qutu' })
    expect(await (await open('/m/', qutu)).text()).toContain('data-site="qutu"')
    expect(await (await open('/m/?site=lttu', qutu)).text()).toContain('data-site="lttu"')
    expect(await (await open('/m/?site="><script>', qutu)).text()).toContain('data-site="qutu"')
    const live = await bootForTest({ webRoot, site: 'qutu', production: true })
    expect(await (await open('/m/?site=lttu', live)).text()).toContain('data-site="qutu"')
  })

  it('can be put on the home screen under the name and the icons of its site', async () => {
    const qutu = await bootForTest({ webRoot, site: 'qutu' })
    const linkIn = async (path: string) =>
      /<link rel="manifest" href="([^"]+)"/.exec(await (await open(path, qutu)).text())?.[1] ?? ''
    expect(await linkIn('/m/score')).toBe('/m/manifest.webmanifest')
    const reply = await open(await linkIn('/m/'), qutu)
    expect(reply.headers.get('content-type')).toContain('application/manifest+json')
    const manifest = (await reply.json()) as { icons: { src: string }[] }
    expect(manifest).toMatchObject({ short_name: '趣球直播', lang: 'zh-CN', start_url: '/m/', display: 'standalone' })
    for (const { src } of manifest.icons) expect((await open(src, qutu)).status).toBe(200)

    const shown = await open(await linkIn('/m/?site=lttu'), qutu)
    expect(await shown.json()).toMatchObject({ short_name: '雷霆体育' })
  })

  it('has a page of no path, which its service worker keeps for all paths', async () => {
    const shell = await (await open('/m/index.html')).text()
    expect(shell).toMatch(/<html[^>]* data-shell=""/)
    expect(shell).toContain('data-calls="[]"')
    expect(await (await open('/m/score')).text()).not.toContain('data-shell')
  })

  it('says that it is not built', async () => {
    const bare = await bootForTest({ webRoot: join(webRoot, 'nowhere') })
    const reply = await open('/m/', bare)
    expect(reply.status).toBe(503)
    expect(await reply.text()).toContain('not built yet')
  })
})

describe('a request', () => {
  it('with two hosts is refused, because a proxy may have used the other one', async () => {
    const statusOf = async (...hosts: string[]) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
      onTestFinished(() => void socket.destroy())
      socket.write(`GET /m/ HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}\r\n`)
      const [answer] = (await once(socket, 'data')) as [Buffer]
      return answer.toString().slice(9, 12)
    }
    expect(await statusOf('a.example')).toBe('200')
    expect(await statusOf('a.example', 'b.example')).toBe('400')
  })
})

describe('a long text', () => {
  it('is sent compressed if the client accepts it', async () => {
    const { url } = await bootForTest({ apiDocs: true })
    const ask = (encoding: string) => fetch(`${url}/docs/api/json`, { headers: { 'accept-encoding': encoding } })
    const [brotli, plain] = [await ask('gzip, br'), await ask('identity')]
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotli.headers.get('vary')).toContain('accept-encoding')
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await brotli.text()).toBe(await plain.text())
  })
})

describe('pages of other addresses', () => {
  const preflight = async (options: BootOptions, origin: string) => {
    const own = await bootForTest(options)
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    }
    const reply = await fetch(`${own.url}/api/race/getDateMatch`, { method: 'OPTIONS', headers })
    return reply.headers.get('access-control-allow-origin')
  }

  it('may call only if their origin is configured', async () => {
    const corsOrigins = ['https://h5.kqb.example']
    expect(await preflight({ corsOrigins }, 'https://h5.kqb.example')).toBe('https://h5.kqb.example')
    expect(await preflight({ corsOrigins }, 'https://evil.example')).toBeNull()
    expect(await preflight({}, 'https://h5.kqb.example')).toBeNull()
  })

  it('get replies that vary by origin as well as by compression', async () => {
    const origin = 'https://h5.kqb.example'
    const { url } = await bootForTest({
      feed: 'simulation',
      clock: steppedClock(NOON),
      template: await atNoon(),
      corsOrigins: [origin],
    })
    const reply = await fetch(`${url}/api/race/getDateMatch`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'accept-encoding': 'br' },
      body: '{}',
    })
    expect(reply.headers.get('content-encoding')).toBe('br')
    expect(reply.headers.get('vary')?.toLowerCase().split(', ')).toEqual(['origin', 'accept-encoding'])
  })
})
