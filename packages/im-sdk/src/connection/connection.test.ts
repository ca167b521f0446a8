import { binary } from '../binary'
import { describe, expect, it, vi } from 'vitest'
import { EVENT, IM_PLATFORM, type NetState } from '../index'
import { endpointsOf, imError } from '../protocol'
import { FakeClock, inTime, loggedIn, startChat, type FakeServer } from '../testing'
import type { WakeSignal, WakeSignals } from '../clock/wake-signals'

const hosts = (server: FakeServer): string[] => server.network.attempts.map((url) => new URL(url).hostname)

/** Signals a test can give, as the browser does. */
const device = () => {
  let tell: (signal: WakeSignal) => void = () => undefined
  const wakeSignals: WakeSignals = (listener) => ((tell = listener), () => (tell = () => undefined))
  return { wakeSignals, says: (signal: WakeSignal) => tell(signal) }
}

/** A session whose changes of state, errors and attempts are listed from now on. */
const watched = async () => {
  const { wakeSignals, says } = device()
  const { chat, server, clock } = await loggedIn('alice', { wakeSignals })
  await clock.advance(5_000)
  const states: NetState[] = []
  const errors: number[] = []
  chat.on(EVENT.NET_STATE_CHANGE, ({ data }) => states.push(data.state))
  chat.on(EVENT.ERROR, ({ data }) => errors.push(data.code))
  const before = server.network.attempts.length
  return { chat, server, clock, states, errors, says, attempts: () => server.network.attempts.length - before }
}

/** The network is gone; neither side hears of it. */
const pullThePlug = (server: FakeServer) => {
  server.network.isUp = false
  server.network.isProbeFine = false
  server.network.fate = () => 'drop'
}

const plugIn = (server: FakeServer) => {
  server.network.isUp = true
  server.network.isProbeFine = true
  server.network.fate = () => 'deliver'
}

describe('the address of the gateway', () => {
  const FIELDS = {
    sdkappid: '7',
    instanceid: 'here',
    random: expect.stringMatching(/^\d+$/),
    platform: '3',
    host: '',
    version: '2.27.6',
    sdkversion: '2.27.6',
  }

  it.each([
    ['every field, on the path of text frames', {}, '/info', FIELDS],
    ['another platform', { platform: IM_PLATFORM.web }, '/info', { ...FIELDS, platform: '0' }],
    ['the path of binary frames', { codec: binary }, '/binfo', FIELDS],
    ['the wish for compressed bodies', { codec: binary, gzip: true }, '/binfo', { ...FIELDS, gzip: '1' }],
    ['no such wish where the codec cannot unpack them', { gzip: true }, '/info', FIELDS],
    ['a mini game', { miniGame: true }, '/info', { ...FIELDS, minigame: '1' }],
  ])('carries %s', async (_what, options, path, fields) => {
    const { server } = await loggedIn('alice', { SDKAppID: 7, instanceID: 'here', ...options })
    const url = new URL(server.network.attempts[0]!)
    expect(url.pathname).toBe(path)
    expect(Object.fromEntries(url.searchParams)).toEqual(fields)
  })

  it("carries the page's host", async () => {
    vi.stubGlobal('location', { host: 'm.example.com:8443' })
    const { server } = await loggedIn('alice')
    vi.unstubAllGlobals()
    expect(new URL(server.network.attempts[0]!).searchParams.get('host')).toBe('m.example.com:8443')
  })

  it("is that of the app id's region where the app takes its endpoints from there", async () => {
    const endpoints = endpointsOf(30_000_001, 'im.example.com')
    const { server, chat, clock } = startChat({ SDKAppID: 30_000_001, endpoints })
    server.network.isUp = false
    chat.login({ userID: 'alice', userSig: 'sig' }).catch(() => undefined)
    await clock.advance(5_000)
    const regional = ['kor.im.example.com', 'kor-backup.im.example.com', 'kor-anycast.im.example.com']
    expect(hosts(server).slice(0, 3)).toEqual(regional)
  })

  it('has another random for every connection', async () => {
    const { server, clock } = await loggedIn('alice')
    await clock.advance(2_000)
    server.network.cut()
    await clock.advance(2_000)
    const [first, second] = server.network.attempts.map((url) => new URL(url).searchParams.get('random'))
    expect(second).not.toBe(first)
  })

  it.each([
    ['the web', IM_PLATFORM.h5, ['default', 'backup', 'anycast', 'default']],
    ['an app', IM_PLATFORM.ios, ['default', 'backup', 'default', 'backup']],
  ])('goes round the hosts of %s', async (_name, platform, expected) => {
    const { chat, server, clock } = startChat({ platform })
    server.network.isUp = false
    chat.login({ userID: 'alice', userSig: 'sig' }).catch(() => undefined)
    await clock.advance(14_000)
    expect(hosts(server).slice(0, 4)).toEqual(expected)
  })

  it('stays with the only host when there is one', async () => {
    const { chat, server, clock } = startChat({ endpoints: { default: 'ws://only/base/' } })
    server.network.isUp = false
    chat.login({ userID: 'alice', userSig: 'sig' }).catch(() => undefined)
    await clock.advance(5_000)
    expect(new Set(hosts(server))).toEqual(new Set(['only']))
    expect(server.network.attempts[0]).toContain('ws://only/base/info?')
  })
})

describe('the state of the connection', () => {
  it('is told of only when it changes', async () => {
    const { chat, server, clock } = startChat()
    const states: NetState[] = []
    chat.on(EVENT.NET_STATE_CHANGE, ({ data }) => states.push(data.state))
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
    await clock.advance(5_000)
    server.network.isUp = false
    server.network.cut()
    await clock.advance(30_000)
    server.network.isUp = true
    await clock.advance(30_000)
    expect(states).toEqual(['connecting', 'connected', 'connecting', 'connected'])
  })

  it('is disconnected after three attempts and a failed probe, and connected again by a quiet attempt', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    const states: NetState[] = []
    const errors: number[] = []
    chat.on(EVENT.NET_STATE_CHANGE, ({ data }) => states.push(data.state))
    chat.on(EVENT.ERROR, ({ data }) => errors.push(data.code))
    await clock.advance(5_000)
    server.network.isUp = false
    server.network.isProbeFine = false
    server.network.cut()
    await clock.advance(600_000)
    expect(states).toEqual(['connecting', 'disconnected'])
    expect(errors).toEqual([2800])
    server.network.isUp = true
    await clock.advance(31_000)
    expect(states).toEqual(['connecting', 'disconnected', 'connected'])
    expect(chat.isReady()).toBe(true)
  })

  it('keeps trying without a word when the probe says the network is fine', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    const states: NetState[] = []
    chat.on(EVENT.NET_STATE_CHANGE, ({ data }) => states.push(data.state))
    await clock.advance(5_000)
    server.network.isUp = false
    server.network.cut()
    await clock.advance(600_000)
    expect(states).toEqual(['connecting'])
    /** The delay grows to at most 30 s: no storm, and never silent for long. */
    const attempts = server.network.attempts.length
    expect(attempts).toBeGreaterThan(20)
    expect(attempts).toBeLessThan(120)
  })

  it('takes a close within a second of opening for a failed attempt and goes to the next host', async () => {
    const { chat, server, clock } = startChat()
    server.answer('login', () => {
      server.network.cut()
      throw imError('SERVICE_OVERLOAD')
    })
    chat.login({ userID: 'alice', userSig: 'sig' }).catch(() => undefined)
    await clock.advance(5_000)
    expect(hosts(server).slice(0, 3)).toEqual(['default', 'backup', 'anycast'])
  })

  it('gives up on a socket that never opens after 10 s', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    await clock.advance(5_000)
    server.network.latency = 1e9
    server.network.cut()
    await clock.advance(11_000)
    server.network.latency = 0
    await clock.advance(5_000)
    expect(chat.views.netState.get()).toBe('connected')
  })
})

describe('the heartbeat', () => {
  it('pings 10 s after the last traffic', async () => {
    const { server, clock } = await loggedIn('alice')
    await clock.advance(9_900)
    expect(server.count('ping')).toBe(0)
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(9_900)
    expect(server.count('ping')).toBe(0)
    await clock.advance(200)
    expect(server.count('ping')).toBe(1)
    await clock.advance(10_100)
    expect(server.count('ping')).toBe(2)
  })

  it('drops the connection when a ping has no answer within 3 s', async () => {
    const { server, clock } = await loggedIn('alice')
    server.network.fate = (data) => (data.includes('session.ping') ? 'drop' : 'deliver')
    await clock.advance(12_900)
    expect(server.network.attempts).toHaveLength(1)
    await clock.advance(1_000)
    expect(server.network.attempts).toHaveLength(2)
    expect(server.network.closeCodes).toEqual([4001])
  })

  it('stops for good when a ping is answered with 60002', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    const errors: number[] = []
    let notReady = 0
    chat.on(EVENT.ERROR, ({ data }) => errors.push(data.code))
    chat.on(EVENT.SDK_NOT_READY, () => (notReady += 1))
    server.answer('ping', () => {
      throw imError('PING_FATAL')
    })
    await clock.advance(120_000)
    expect(errors).toEqual([60002])
    expect(notReady).toBe(1)
    expect(chat.views.netState.get()).toBe('disconnected')
    expect(server.network.attempts).toHaveLength(1)
    server.answer('ping', () => ({}))
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
    expect(chat.isReady()).toBe(true)
  })

  it('takes an overloaded server for a living one', async () => {
    const { server, clock } = await loggedIn('alice')
    server.answer('ping', () => {
      throw imError('SERVICE_OVERLOAD')
    })
    await clock.advance(60_000)
    expect(server.network.attempts).toHaveLength(1)
  })
})

describe('waking up', () => {
  it('connects at once instead of waiting for the next attempt', async () => {
    const { chat, server, clock, says } = await watched()
    pullThePlug(server)
    server.network.cut()
    await clock.advance(300_000)
    plugIn(server)
    says('woke')
    await clock.advance(1)
    expect(chat.views.netState.get()).toBe('connected')
  })

  it('tries again soon when the network needs a moment longer than the device', async () => {
    const { chat, server, clock, says } = await watched()
    pullThePlug(server)
    server.network.cut()
    await clock.advance(600_000)
    says('woke')
    await clock.advance(10)
    plugIn(server)
    await clock.advance(1_000)
    expect(chat.views.netState.get()).toBe('connected')
  })

  it('finds out within 3 s that the connection has died in the meantime, or that the network is another one', async () => {
    const { server, clock, says, attempts } = await watched()
    server.network.fate = () => 'drop'
    says('woke')
    await clock.advance(2_900)
    says('woke')
    expect(attempts()).toBe(0)
    await clock.advance(3_100)
    expect(server.network.closeCodes).toEqual([4001])
    server.network.fate = () => 'deliver'
    await clock.advance(1_000)
    expect(attempts()).toBe(1)
  })

  it('leaves a connection alone that still lives', async () => {
    const { server, clock, says, attempts, states } = await watched()
    const pings = server.count('ping')
    for (const signal of ['woke', 'offline', 'online', 'woke'] as const) says(signal)
    await clock.advance(5_000)
    expect(server.count('ping')).toBe(pings + 4)
    expect([attempts(), states]).toEqual([0, []])
  })

  it('is of no interest to what has been destroyed', async () => {
    const { chat, server, clock, says, attempts } = await watched()
    await inTime(clock, chat.destroy())
    says('woke')
    clock.sleep(60_000)
    await clock.advance(60_000)
    expect(attempts()).toBe(0)
    expect([server.network.connections, clock.waiting]).toEqual([0, 0])
  })
})

describe('a device without a network', () => {
  it('says so within 3 s, makes next to no attempts for 10 minutes and is back at once', async () => {
    const { chat, server, clock, states, errors, says, attempts } = await watched()
    pullThePlug(server)
    says('offline')
    await clock.advance(3_100)
    expect(states).toEqual(['disconnected'])
    await clock.advance(600_000)
    expect(attempts()).toBeLessThan(12)
    says('woke')
    await clock.advance(10_000)
    expect(states).toEqual(['disconnected'])
    plugIn(server)
    says('online')
    await clock.advance(1)
    expect(states).toEqual(['disconnected', 'connecting', 'connected'])
    expect(errors).toEqual([2800])
    await clock.advance(1_000)
    expect(chat.isReady()).toBe(true)
  })

  it('that was wrong about it keeps its connection, and finds its way back without ever being told', async () => {
    const { server, clock, states, says } = await watched()
    says('offline')
    await clock.advance(60_000)
    expect(states).toEqual([])
    server.network.cut()
    await clock.advance(300_000)
    expect(states).toEqual(['disconnected', 'connected'])
  })

  it('ends a first login at once', async () => {
    const { wakeSignals, says } = device()
    const { chat, server, clock } = startChat({ wakeSignals })
    server.network.latency = 1e9
    const login = chat.login({ userID: 'alice', userSig: 'sig' })
    await clock.advance(1)
    says('offline')
    await expect(inTime(clock, login)).rejects.toMatchObject({ errorName: 'NETWORK_ERROR' })
    expect(chat.views.netState.get()).toBe('disconnected')
    expect(clock.waiting).toBeLessThan(2)
  })
})

describe('time', () => {
  it.each([3_600_000, -3_600_000])('that is set by %i ms kills no connection and leaves no dead one', async (ms) => {
    const { server, clock, states } = await watched()
    clock.set(ms)
    await clock.advance(60_000)
    expect(states).toEqual([])
    expect(server.count('ping')).toBeGreaterThanOrEqual(5)
    server.network.fate = () => 'drop'
    await clock.advance(13_100)
    expect(states[0]).toBe('connecting')
  })

  it('that is set blocks no command and lengthens no limit', async () => {
    const { chat, server, clock } = await watched()
    server.push('alice', 'pushOverload', { overloadCommand: 'conversation.get_list', waitingTime: 5 })
    await clock.advance(10)
    clock.set(-3_600_000)
    await clock.advance(5_000)
    await expect(inTime(clock, chat.getConversationList())).resolves.toMatchObject({ code: 0 })
  })

  it('that a device has slept through is noticed: a connection that has died is found in 3 s', async () => {
    const { server, clock, states } = await watched()
    clock.sleep(3_600_000)
    await clock.advance(3_100)
    expect(states).toEqual([])
    server.network.fate = () => 'drop'
    clock.sleep(3_600_000)
    await clock.advance(3_100)
    expect(states).toEqual(['connecting'])
  })

  it('in which the page was frozen is not held against a connection whose answer could not be read', async () => {
    const { server, clock, states } = await watched()
    server.network.latency = 50
    await clock.advance(5_010)
    const pings = server.count('ping')
    clock.freeze(3_600_000)
    await clock.advance(500)
    expect(server.count('ping')).toBeGreaterThan(pings)
    await clock.advance(20_000)
    expect(states).toEqual([])
  })

  it('in which timers run once a minute does not hide that a connection has died', async () => {
    const { server, clock, states } = await watched()
    server.network.fate = () => 'drop'
    for (let minute = 0; minute < 4 && states.length === 0; minute++) {
      clock.freeze(60_000)
      await clock.advance(0)
    }
    expect(states).toEqual(['connecting'])
  })
})

describe('a server that stops', () => {
  const leave = (server: FakeServer, withinSeconds: unknown) =>
    server.push('alice', 'pushReconnect', { withinSeconds: withinSeconds as number })

  it('is left for the next host after a random part of the time it gives', async () => {
    const draws = [0.9, 0.5]
    const moves: number[] = []
    for (const draw of draws) {
      let random = 0.1
      const { server, clock } = await loggedIn('alice', { random: () => random })
      random = draw
      leave(server, 30)
      await clock.advance(draw * 30_000 - 100)
      moves.push(server.network.attempts.length)
      await clock.advance(200)
      expect(hosts(server)).toEqual(['default', 'backup'])
      expect(server.network.closeCodes).toEqual([4001])
    }
    expect(moves).toEqual([1, 1])
  })

  it('keeps a message that waits for its answer: the next host gets it with the same key, and the app one answer', async () => {
    const { chat, server, clock } = await loggedIn('alice', { random: () => 0.5 })
    server.network.fate = (data) => (data.includes('message.send') ? 'drop' : 'deliver')
    const message = chat.createTextMessage({ to: 'bob', conversationType: 'C2C', payload: { text: 'x' } })
    const sending = chat.sendMessage(message)
    await clock.advance(10)
    server.network.fate = () => 'deliver'
    leave(server, 4)
    await clock.advance(2_100)
    expect(server.requests.filter(({ name }) => name === 'sendC2CMessage')).toHaveLength(1)
    expect((await inTime(clock, sending)).data.message.status).toBe('success')
    expect(hosts(server)).toEqual(['default', 'backup'])
  })

  it('is left at once when it gives no time that makes sense', async () => {
    for (const withinSeconds of [0, -1, 'soon', null, undefined]) {
      const { server, clock } = await loggedIn('alice')
      leave(server, withinSeconds)
      await clock.advance(10)
      expect(hosts(server)).toEqual(['default', 'backup'])
    }
  })

  it('that is gone before the time has come is left no second time', async () => {
    const { server, clock } = await loggedIn('alice', { random: () => 0.5 })
    leave(server, 30)
    await clock.advance(5_000)
    server.network.cut(4_001)
    await clock.advance(60_000)
    expect(server.network.attempts).toHaveLength(2)
  })

  it('is not heard any more after a logout', async () => {
    const { chat, server, clock } = await loggedIn('alice', { random: () => 0.5 })
    leave(server, 30)
    await clock.advance(1_000)
    await inTime(clock, chat.logout())
    await clock.advance(60_000)
    expect(server.network.attempts).toHaveLength(1)
    expect(clock.waiting).toBe(0)
  })
})

describe('ending', () => {
  it('closes with 4000 at logout and leaves no timer behind', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    await inTime(clock, chat.logout())
    await clock.advance(2_000)
    expect(server.network.closeCodes).toEqual([4000])
    expect(server.network.connections).toBe(0)
    expect(clock.waiting).toBe(0)
  })

  it('survives a transport that throws', async () => {
    const clock = new FakeClock()
    const transport = {
      open: () => {
        throw new SyntaxError('bad address')
      },
      probe: () => Promise.resolve(false),
    }
    const { chat } = startChat({ clock, transport })
    await expect(inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))).rejects.toMatchObject({
      errorName: 'NETWORK_ERROR',
    })
  })
})
