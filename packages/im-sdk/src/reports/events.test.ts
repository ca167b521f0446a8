import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cloudConfig } from '../config'
import type { ChatModule } from '../modules'
import { TYPES } from '../protocol'
import { inTime, loggedIn, seededRandom, startChat, type FakeServer } from '../testing'
import { keptItems } from '../testing/kept-items'
import { reports, type ChatStorage, type ReportEvent, type ReportsOptions } from '.'

/** What the server has taken, a list a report. */
const taken = (server: FakeServer) =>
  server.requests
    .filter(({ name }) => name === 'reportEvents')
    .map(({ body }) => body as { header: Record<string, unknown>; eventList: ReportEvent[] })
const events = (server: FakeServer) => taken(server).flatMap(({ eventList }) => eventList)

const memory = (kept = new Map<string, string>()) => ({
  kept,
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
})

/** Alice, whose login alone makes two events: that she is connected, and that she is logged in. */
const alice = async (options: ReportsOptions = {}, cloud: Record<string, unknown> = {}, seed = 1) => {
  const start = startChat({ modules: [reports(options), cloudConfig], random: seededRandom(seed) })
  start.server.cloudConfig = { ...start.server.cloudConfig, cloudControlConfig: JSON.stringify(cloud) }
  await inTime(start.clock, start.chat.login({ userID: 'alice', userSig: 'sig' }))
  await start.clock.advance(10)
  start.server.answer('sendC2CMessage', () => {
    throw start.server.refuse('SENSITIVE_TEXT')
  })
  return start
}
type Alice = Awaited<ReturnType<typeof alice>>

/** Makes as many events: each message is refused. */
const happen = async ({ chat, clock }: Pick<Alice, 'chat' | 'clock'>, times: number) => {
  for (let time = 0; time < times; time++) {
    const message = chat.createTextMessage({ to: 'bob', conversationType: TYPES.CONV_C2C, payload: { text: 'hello' } })
    await inTime(clock, chat.sendMessage(message)).catch(() => undefined)
  }
}

beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network'))))
afterEach(() => vi.unstubAllGlobals())

describe('events', () => {
  it('are sent when 20 have come together', async () => {
    const start = await alice()
    await happen(start, 17)
    expect(taken(start.server)).toHaveLength(0)
    await happen(start, 1)
    await start.clock.advance(10)
    expect(taken(start.server).map(({ eventList }) => eventList.length)).toEqual([20])
    await happen(start, 20)
    await start.clock.advance(10)
    expect(taken(start.server)).toHaveLength(2)
  })

  it('are sent a minute after the first of them', async () => {
    const start = await alice()
    await start.clock.advance(59_000)
    expect(taken(start.server)).toHaveLength(0)
    await start.clock.advance(1_500)
    expect(events(start.server).map(({ name }) => name)).toEqual(['connected', 'login'])
    await start.clock.advance(180_000)
    expect(taken(start.server)).toHaveLength(1)
  })

  it('contain user and device', async () => {
    const start = await alice()
    await start.clock.advance(61_000)
    expect(taken(start.server)[0]?.header).toEqual({
      SDKType: 10,
      SDKAppID: 1,
      SDKVersion: '2.27.6',
      tinyID: 'tiny-alice',
      userID: 'alice',
      platform: 3,
      instanceID: expect.any(String),
      traceID: expect.stringMatching(/^\w+$/),
    })
  })

  it('contain the failed command, its level and its duration', async () => {
    const start = await alice()
    start.server.network.latency = 100
    await happen(start, 1)
    start.server.answer('sendC2CMessage', () => {
      throw start.server.refuse('UNEXPECTED')
    })
    await happen(start, 1)
    start.server.network.cut()
    await start.clock.advance(61_000)
    const request = { name: 'request', command: 'message.send_c2c', costTime: 200 }
    expect(events(start.server).slice(2)).toMatchObject([
      { ...request, code: 80_001, level: 5 },
      { ...request, code: 3_103, level: 6 },
      { name: 'closed', level: 5 },
      { name: 'connected', level: 4, costTime: 100 },
      { name: 'login', level: 4, command: 'session.login', code: 0, costTime: 200 },
    ])
  })

  it('follow the cloud in how many, how long and how grave', async () => {
    const cloud = { evt_rpt_threshold: 5, evt_rpt_waiting: 10_000, evt_rpt_level: '[5,6]' }
    const start = await alice({}, cloud)
    await happen(start, 5)
    await start.clock.advance(10)
    expect(taken(start.server).map(({ eventList }) => eventList.length)).toEqual([3])
    await happen(start, 1)
    await start.clock.advance(10_500)
    expect(events(start.server)).toHaveLength(6)
    expect(events(start.server).every(({ level }) => level === 5)).toBe(true)
  })

  it('use the defaults for invalid cloud config', async () => {
    const start = await alice({}, { evt_rpt_threshold: 0, evt_rpt_waiting: 'soon', evt_rpt_sdkappid_bl: { 1: 1 } })
    await happen(start, 17)
    expect(taken(start.server)).toHaveLength(0)
    await happen(start, 1)
    await start.clock.advance(10)
    expect(events(start.server)).toHaveLength(20)
  })

  it('survive lists of the cloud that are nested without end', async () => {
    const start = await alice()
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    const cloudControlConfig = `{"evt_rpt_level":${deep},"evt_rpt_sdkappid_bl":${deep},"q_rpt_sdkappid_bl":${deep}}`
    start.server.push('alice', 'pushCloudConfig', { cloudControlConfig, version: 2, expiredTime: 60 })
    await start.clock.advance(10)
    start.server.network.cut()
    await start.clock.advance(300_000)
    expect(start.chat.views.netState.get()).toBe('connected')
    expect(start.server.count('login')).toBe(2)
  })

  it.each([
    ['1,7', undefined, 0],
    [[1], [], 0],
    ['[1]', ['tiny-bob'], 0],
    [[1], 'tiny-bob,tiny-alice', 2],
    [[7], ['tiny-bob'], 2],
  ])('of an app on the blacklist %j come only from the whitelist %j', async (blacklist, whitelist, count) => {
    const start = await alice({}, { evt_rpt_sdkappid_bl: blacklist, evt_rpt_tinyid_wl: whitelist })
    await start.clock.advance(61_000)
    expect(events(start.server)).toHaveLength(count)
  })

  it('return to the queue when they could not be sent, and keep their order', async () => {
    const seen: string[] = []
    const start = await alice({
      sink: (record) => {
        if (record.type === 'event') seen.push(record.eventID)
      },
    })
    const answer = start.server.handler('reportEvents')
    const arrived: ReportEvent[][] = []
    start.server.answer('reportEvents', () => {
      throw start.server.refuse('SERVICE_OVERLOAD')
    })
    await happen(start, 40)
    await start.clock.advance(130_000)
    start.server.answer('reportEvents', (body, session, head) => {
      arrived.push(body.eventList)
      return answer(body, session, head)
    })
    await start.clock.advance(61_000)
    expect(arrived.flat().map(({ eventID }) => eventID)).toEqual(seen)
  })

  it('are given up when the server cannot read them', async () => {
    const start = await alice()
    start.server.answer('reportEvents', () => {
      throw start.server.refuse('PACKAGE_PARSE_FAILED')
    })
    await start.clock.advance(61_000)
    start.server.answer('reportEvents', () => ({}))
    await start.clock.advance(200_000)
    expect(taken(start.server)).toHaveLength(1)
  })

  it('warn of messages that pile up', async () => {
    let warn: (count: number) => void = () => undefined
    const tap: ChatModule<object> = {
      name: 'tap',
      install: ({ trace }) => {
        warn = (count) => trace.emit?.({ type: 'warning', name: 'messageStack', count })
        return {}
      },
    }
    const { server, clock } = await loggedIn('alice', { modules: [reports(), tap] })
    warn(100)
    await clock.advance(61_000)
    expect(events(server).at(-1)).toMatchObject({ name: 'messageStack', count: 100, level: 5 })
  })
})

describe('events that cannot be sent for long', () => {
  const refuseAll = ({ server }: Pick<Alice, 'server'>) =>
    server.answer('reportEvents', () => {
      throw server.refuse('SERVICE_OVERLOAD')
    })
  /** Reads of the slow storage that have no answer yet. */
  const reads: (() => void)[] = []
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  /** Answers every read, also those that follow from an answer. */
  const answered = async () => {
    await turn()
    while (reads.length > 0) {
      for (const read of reads.splice(0)) read()
      await turn()
    }
  }
  const speeds: [string, (inside: ReturnType<typeof memory>) => ChatStorage][] = [
    ['at once', (inside) => inside],
    [
      'later',
      (inside) => ({
        getItem: async (key) => inside.getItem(key),
        setItem: async (key, value) => inside.setItem(key, value),
      }),
    ],
    [
      'after the login',
      (inside) => ({
        getItem: (key) => new Promise((resolve) => reads.push(() => resolve(inside.getItem(key)))),
        setItem: async (key, value) => inside.setItem(key, value),
      }),
    ],
  ]

  it.each(speeds)(
    'are kept when there are more than 100, and sent after the next login, from a storage that answers %s',
    async (_kind, speed) => {
      const inside = memory()
      const page = new EventTarget()
      vi.stubGlobal('window', page)
      const start = await alice({ in: speed(inside) })
      refuseAll(start)
      await happen(start, 98)
      await start.clock.advance(30_000)
      await answered()
      expect(keptItems(inside.kept, 'events')).toHaveLength(0)
      await happen(start, 2)
      await start.clock.advance(30_000)
      await answered()
      expect(keptItems(inside.kept, 'events')).toHaveLength(102)
      page.dispatchEvent(new Event('pagehide'))
      await answered()

      const next = await alice({ in: speed(inside) }, {}, 2)
      await answered()
      await next.clock.advance(125_000)
      await answered()
      expect(
        events(next.server)
          .map(({ name }) => name)
          .slice(0, 3),
      ).toEqual(['connected', 'login', 'request'])
      expect(new Set(events(next.server).map(({ eventID }) => eventID)).size).toBe(104)
      expect(keptItems(inside.kept, 'events')).toHaveLength(0)
    },
  )

  it('belong to the user', async () => {
    const inside = memory()
    const start = await alice({ in: inside })
    refuseAll(start)
    await happen(start, 110)
    await inTime(start.clock, start.chat.logout())
    await inTime(start.clock, start.chat.login({ userID: 'bob', userSig: 'sig' }))
    start.server.answer('reportEvents', () => ({}))
    await start.clock.advance(61_000)
    expect(taken(start.server).at(-1)?.eventList).toHaveLength(2)
    expect(taken(start.server).at(-1)?.header.userID).toBe('bob')
    expect(keptItems(inside.kept, 'events').length).toBeGreaterThan(100)
  })

  it('drop the oldest beyond 500, and report that', async () => {
    const start = await alice({ in: memory() })
    refuseAll(start)
    await happen(start, 510)
    start.server.answer('reportEvents', () => ({}))
    const before = taken(start.server).length
    await start.clock.advance(200_000)
    const sent = taken(start.server)
      .slice(before)
      .flatMap(({ eventList }) => eventList)
    expect(sent.filter(({ name }) => name === 'request')).toHaveLength(500)
    expect(sent.find(({ name }) => name === 'eventsDropped')).toMatchObject({ count: 12 })
  })

  it.each([
    ['broken', '{'],
    ['of another kind', '[1,null,{"eventID":7},{"message":"secret"}]'],
  ])('are dropped if the stored data is %s', async (_kind, text) => {
    const start = await alice({ in: memory(new Map([['1_alice_events', text]])) })
    await start.clock.advance(61_000)
    expect(events(start.server)).toHaveLength(2)
  })

  it('leave no timer after the logout', async () => {
    const start = await alice()
    await happen(start, 3)
    await inTime(start.clock, start.chat.logout())
    await start.clock.advance(5_000)
    expect(start.clock.waiting).toBe(0)
  })
})
