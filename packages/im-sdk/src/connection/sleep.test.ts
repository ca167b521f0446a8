import { describe, expect, it } from 'vitest'
import type { WakeSignal, WakeSignals } from '../clock/wake-signals'
import { EVENT, type NetState } from '../index'
import { FakeClock, inTime, loggedIn, startChat, type FakeServer } from '../testing'

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

  it('does not wait for an attempt from before the sleep, and does not interrupt a new one', async () => {
    const { server, clock, says, attempts, states } = await watched()
    server.network.latency = 1e9
    server.network.cut()
    await clock.advance(1_000)
    says('woke')
    expect(attempts()).toBe(1)
    server.network.latency = 10
    clock.sleep(60_000)
    says('woke')
    await clock.advance(20)
    expect(attempts()).toBe(2)
    expect(states).toEqual(['connecting', 'connected'])
    expect(server.network.connections).toBe(1)
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

  it('keeps a connection that is still alive', async () => {
    const { server, clock, says, attempts, states } = await watched()
    const pings = server.count('ping')
    for (const signal of ['woke', 'offline', 'online', 'woke'] as const) {
      says(signal)
      await clock.advance(100)
    }
    await clock.advance(5_000)
    expect(server.count('ping')).toBe(pings + 4)
    expect([attempts(), states]).toEqual([0, []])
  })

  it('again and again neither hides that the connection has died nor sends ping after ping', async () => {
    const { server, clock, says, states } = await watched()
    const pings = server.count('ping')
    server.network.latency = 200
    for (let time = 0; time < 20; time++) {
      says('woke')
      await clock.advance(20)
    }
    await clock.advance(600)
    expect(server.count('ping')).toBe(pings + 1)
    server.network.fate = (_data, direction) => (direction === 'down' ? 'drop' : 'deliver')
    for (let second = 0; second < 4 && states.length === 0; second++) {
      says('woke')
      await clock.advance(1_000)
    }
    expect(states).toEqual(['connecting'])
  })

  it('is ignored after `destroy`', async () => {
    const { chat, server, clock, says, attempts } = await watched()
    await inTime(clock, chat.destroy())
    says('woke')
    clock.sleep(60_000)
    await clock.advance(60_000)
    expect(attempts()).toBe(0)
    expect([server.network.connections, clock.waiting]).toEqual([0, 0])
  })

  it('has no listener once the instance is destroyed', async () => {
    let listeners = 0
    const listen = () => {
      listeners += 1
      return () => void (listeners -= 1)
    }
    const clock = new FakeClock()
    clock.whenWoken = listen
    const { chat } = await loggedIn('alice', { clock, wakeSignals: listen })
    expect(listeners).toBe(2)
    await inTime(clock, chat.destroy())
    expect(listeners).toBe(0)
  })
})

describe('a device without a network', () => {
  it('is reported within 3 s, causes almost no attempts for 10 minutes, and ends with a reconnect at once', async () => {
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

  it('that was reported wrongly keeps its connection, and recovers without an event', async () => {
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
  it.each([3_600_000, -3_600_000])(
    'that is set by %i ms closes no working connection and keeps no dead one',
    async (ms) => {
      const { server, clock, states } = await watched()
      clock.set(ms)
      await clock.advance(60_000)
      expect(states).toEqual([])
      expect(server.count('ping')).toBeGreaterThanOrEqual(5)
      server.network.fate = () => 'drop'
      await clock.advance(13_100)
      expect(states[0]).toBe('connecting')
    },
  )

  it('that is set blocks no command and extends no time limit', async () => {
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

  it('in which the page was frozen is not held against the next connection either', async () => {
    const { server, clock, states } = await watched()
    server.network.latency = 50
    await clock.advance(5_010)
    clock.freeze(3_600_000)
    await clock.advance(1)
    server.network.cut()
    await clock.advance(5_000)
    expect(states).toEqual(['connecting', 'connected'])
    const pings = server.count('ping')
    server.network.fate = (_data, direction) => (direction === 'down' ? 'drop' : 'deliver')
    while (server.count('ping') === pings) await clock.advance(10)
    server.network.fate = () => 'deliver'
    clock.freeze(3_600_000)
    await clock.advance(20_000)
    expect(states).toEqual(['connecting', 'connected'])
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
