import { afterEach, describe, expect, it, vi } from 'vitest'
import { fromWire } from '../protocol'
import { inTime, seededRandom, startChat } from '../testing'
import { keptItems } from '../testing/kept-items'
import { reports, type ReportEvent, type ReportsOptions } from '.'

interface Post {
  readonly url: URL
  readonly init: RequestInit & { readonly body: URLSearchParams }
}

const reportOf = ({ init }: Post) =>
  fromWire(JSON.parse(String(init.body.get('report')))) as { header: object; eventList: ReportEvent[] }
const names = (post: Post | undefined) => (post === undefined ? [] : reportOf(post).eventList.map(({ name }) => name))

/** A stat host that answers as it is told to. */
const statHost = (answer: (post: Post) => Response | Promise<Response> = () => new Response()) => {
  const posts: Post[] = []
  vi.stubGlobal('fetch', async (url: string, init: Post['init']) => {
    const post = { url: new URL(url), init }
    posts.push(post)
    return answer(post)
  })
  return posts
}

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
}

/** Alice, whom the network has left just now. */
const offline = async (options: ReportsOptions = {}) => {
  const start = startChat({ modules: [reports({ in: storage, ...options })] })
  await inTime(start.clock, start.chat.login({ userID: 'alice', userSig: 'sig' }))
  await start.clock.advance(2_000)
  start.server.network.isUp = false
  start.server.network.cut()
  return start
}

afterEach(() => {
  vi.unstubAllGlobals()
  kept.clear()
})

describe('events while there is no connection', () => {
  it('are posted as a form to the stat host', async () => {
    const posts = statHost()
    const { clock } = await offline()
    await clock.advance(60_000)
    expect(posts).toHaveLength(1)
    const [{ url, init }] = posts as [Post]
    expect(url.origin + url.pathname).toBe('http://default/webreport/v2')
    expect(Object.fromEntries(url.searchParams)).toEqual({ sdkappid: '1', reqtime: expect.stringMatching(/^\d{10}$/) })
    expect(new Request('http://x', { method: 'POST', body: init.body }).headers.get('content-type')).toMatch(
      /^application\/x-www-form-urlencoded/,
    )
    expect(reportOf(posts[0]!)).toMatchObject({ header: { SDKType: 10, userID: 'alice', tinyID: 'tiny-alice' } })
    expect(names(posts[0])).toEqual(
      expect.arrayContaining(['connected', 'login', 'closed', 'connectFail', 'probeFine']),
    )
  })

  it('go to the host that the app names', async () => {
    const posts = statHost()
    const { clock } = await offline({ statHost: 'https://stat.example.com/' })
    await clock.advance(60_000)
    expect(posts[0]?.url.href).toMatch(/^https:\/\/stat\.example\.com\/webreport\/v2\?/)
  })

  it('are given three seconds, and stay when that was not enough', async () => {
    let isAborted = false
    const posts = statHost(
      ({ init }) =>
        new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => {
            isAborted = true
            reject(new DOMException('aborted', 'AbortError'))
          })
        }),
    )
    const { server, clock } = await offline()
    await clock.advance(60_500)
    expect([posts.length, isAborted]).toEqual([1, false])
    await clock.advance(3_000)
    expect(isAborted).toBe(true)
    server.network.isUp = true
    await clock.advance(120_000)
    const sent = server.requests.find(({ name }) => name === 'reportEvents')?.body as { eventList: ReportEvent[] }
    expect(sent.eventList.map(({ eventID }) => eventID)).toEqual(
      expect.arrayContaining(reportOf(posts[0]!).eventList.map(({ eventID }) => eventID)),
    )
  })

  it.each([
    [503, 2],
    [429, 2],
    [404, 2],
    [400, 1],
  ])('that are answered with %i are posted %i times', async (status, times) => {
    const posts = statHost(() => new Response(null, { status }))
    const { clock } = await offline()
    await clock.advance(60_000)
    const first = reportOf(posts[0]!).eventList[0]?.eventID
    await clock.advance(61_000)
    expect(posts.filter((post) => reportOf(post).eventList.some(({ eventID }) => eventID === first))).toHaveLength(
      times,
    )
  })

  it('are posted when a login fails that never had a connection', async () => {
    const posts = statHost()
    const { chat, server, clock } = startChat({ modules: [reports({ in: storage })] })
    server.network.isUp = false
    server.network.isProbeFine = false
    await expect(inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))).rejects.toMatchObject({ code: 2_800 })
    await clock.advance(10)
    expect(names(posts[0])).toEqual(['connectFail', 'connectFail', 'connectFail', 'probeFailed'])
    expect(keptItems(kept, 'events')).toEqual([])
  })

  it('are left to the next login when the stat host is out of reach too', async () => {
    statHost(() => Promise.reject(new TypeError('no network')))
    const first = await offline()
    await inTime(first.clock, first.chat.logout())
    await first.clock.advance(5_000)
    expect(keptItems(kept, 'events')).toMatchObject([{ name: 'connected' }, { name: 'login' }, { name: 'closed' }])
    const { server, chat, clock } = startChat({ modules: [reports({ in: storage })], random: seededRandom(2) })
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
    await clock.advance(61_000)
    const sent = server.requests.find(({ name }) => name === 'reportEvents')?.body as { eventList: ReportEvent[] }
    expect(sent.eventList.map(({ name }) => name)).toEqual(['connected', 'login', 'closed', 'connected', 'login'])
  })
})

describe('a page that closes', () => {
  it('posts its pending events although it is connected, and keeps them until the reply', async () => {
    const page = new EventTarget()
    vi.stubGlobal('window', page)
    let arrive: (response: Response) => void = () => undefined
    const posts = statHost(() => new Promise((resolve) => (arrive = resolve)))
    const { chat, server, clock } = startChat({ modules: [reports({ in: storage })] })
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
    page.dispatchEvent(new Event('pagehide'))
    expect(names(posts[0])).toEqual(['connected', 'login'])
    expect(posts[0]?.init.keepalive).toBe(true)
    expect(keptItems(kept, 'events')).toHaveLength(2)
    arrive(new Response())
    await clock.advance(120_000)
    expect(keptItems(kept, 'events')).toEqual([])
    expect(server.count('reportEvents')).toBe(0)
    await inTime(clock, chat.logout())
    page.dispatchEvent(new Event('pagehide'))
    expect(posts).toHaveLength(1)
  })
})

describe('an app with its own sink', () => {
  it('switches reporting off', async () => {
    const posts = statHost()
    const { server, clock, chat } = await offline({ enabled: false })
    await clock.advance(300_000)
    server.network.isUp = true
    await clock.advance(300_000)
    await inTime(clock, chat.logout())
    expect(server.requests.filter(({ name }) => name.startsWith('report'))).toEqual([])
    expect([posts.length, kept.size]).toEqual([0, 0])
  })

  it('gets the records itself, also when nothing is sent', async () => {
    const posts = statHost()
    const seen: string[] = []
    const { clock } = await offline({
      enabled: false,
      sink: (record) => void seen.push(record.type === 'event' ? record.name : record.type),
    })
    await clock.advance(120_000)
    expect(seen).toEqual(expect.arrayContaining(['connected', 'login', 'closed', 'quality']))
    expect([posts.length, kept.size]).toEqual([0, 0])
  })

  it('may withdraw a consent while it runs', async () => {
    const posts = statHost(() => new Response(null, { status: 503 }))
    let isAllowed = true
    const { clock } = await offline({ enabled: () => isAllowed })
    await clock.advance(61_000)
    expect(posts).toHaveLength(1)
    isAllowed = false
    await clock.advance(300_000)
    expect(posts).toHaveLength(1)
    expect([...kept.values()].every((text) => text === '[]')).toBe(true)
  })

  it('gets the error that its own sink throws, and nothing else fails', async () => {
    statHost()
    const thrown: unknown[] = []
    const sink = () => {
      throw new Error('mine')
    }
    const { chat, server, clock } = startChat({
      modules: [reports({ in: storage, sink })],
      onHandlerError: (error) => thrown.push(error),
    })
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
    await clock.advance(61_000)
    expect(thrown).toHaveLength(2)
    expect(server.count('reportEvents')).toBe(1)
  })
})
