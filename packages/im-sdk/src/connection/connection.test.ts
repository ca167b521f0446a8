import { describe, expect, it } from 'vitest'
import { EVENT, type NetState } from '../index'
import { imError } from '../protocol'
import { FakeClock, FakeServer, inTime, loggedIn, seededRandom, startChat } from '../testing'
import type { FrameData } from '../protocol/envelope'
import { jsonCodec } from '../rpc/codec-json'
import type { SocketHandlers } from './transport'

const hosts = (server: FakeServer): string[] => server.network.attempts.map((url) => new URL(url).hostname)

describe('the state of the connection', () => {
  it('is reported only when it changes', async () => {
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

  const failing: Record<string, () => Promise<boolean>> = {
    'never ends': () => new Promise(() => undefined),
    rejects: () => Promise.reject(new Error('no')),
    throws: () => {
      throw new Error('no')
    },
  }

  it.each(Object.keys(failing))('is disconnected by a probe that %s, and goes on trying', async (way) => {
    const clock = new FakeClock()
    const server = new FakeServer(clock)
    server.network.probe = failing[way]!
    const { chat } = await loggedIn('alice', { clock, server })
    server.network.isUp = false
    server.network.cut()
    await clock.advance(60_000)
    expect(chat.views.netState.get()).toBe('disconnected')
    server.network.isUp = true
    await clock.advance(31_000)
    expect(chat.views.netState.get()).toBe('connected')
  })

  it('is not changed by the late answer to an earlier probe', async () => {
    const clock = new FakeClock()
    const server = new FakeServer(clock)
    const answers: ((isFine: boolean) => void)[] = []
    server.network.probe = () => new Promise((resolve) => answers.push(resolve))
    const { chat } = await loggedIn('alice', { clock, server })
    const probed = async (times: number) => {
      server.network.isUp = false
      server.network.cut()
      for (let ms = 0; answers.length < times && ms < 60_000; ms += 100) await clock.advance(100)
    }
    await probed(1)
    await clock.advance(5_000)
    server.network.isUp = true
    await clock.advance(31_000)
    await probed(2)
    answers[0]!(false)
    await clock.advance(1_000)
    expect(chat.views.netState.get()).toBe('connecting')
    answers[1]!(true)
    server.network.isUp = true
    await clock.advance(31_000)
    expect(chat.views.netState.get()).toBe('connected')
  })

  it('leaves no timer of a probe after the logout', async () => {
    const clock = new FakeClock()
    const server = new FakeServer(clock)
    let probes = 0
    server.network.probe = () => new Promise(() => (probes += 1))
    const { chat } = await loggedIn('alice', { clock, server })
    server.network.isUp = false
    server.network.cut()
    for (let ms = 0; probes === 0 && ms < 60_000; ms += 100) await clock.advance(100)
    await inTime(clock, chat.logout())
    expect(clock.waiting).toBe(0)
  })

  it('keeps trying silently if the probe finds that the network is fine', async () => {
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

  it('treats a close within a second of opening as a failed attempt and tries the next host', async () => {
    const { chat, server, clock } = startChat()
    server.answer('login', () => {
      server.network.cut()
      throw imError('SERVICE_OVERLOAD')
    })
    chat.login({ userID: 'alice', userSig: 'sig' }).catch(() => undefined)
    await clock.advance(5_000)
    expect(hosts(server).slice(0, 3)).toEqual(['default', 'backup', 'anycast'])
  })

  it('reconnects soon to a server that closes, and with growing delays to one that always closes after opening', async () => {
    const { server, clock } = await loggedIn('alice')
    const { attempts } = server.network
    await clock.advance(5_000)
    server.network.cut()
    await clock.advance(1_000)
    expect(attempts).toHaveLength(2)
    server.answer('login', async () => {
      await new Promise<void>((resolve) => void clock.after(1_500, resolve))
      server.network.cut()
      throw imError('SERVICE_OVERLOAD')
    })
    server.network.cut()
    await clock.advance(600_000)
    expect(attempts.length).toBeGreaterThan(20)
    expect(attempts.length).toBeLessThan(80)
  })

  it('treats a server that accepts but sends no frame as a failed attempt, and tries the next host', async () => {
    const { server, clock } = await loggedIn('alice')
    await clock.advance(30_000)
    server.network.fate = (_data, direction) => (direction === 'down' ? 'drop' : 'deliver')
    await clock.advance(50_000)
    expect(hosts(server)).toEqual(['default', 'default', 'backup', 'anycast'])
  })

  it('tries the next host if a login gets no reply although pings do', async () => {
    const { server, clock } = await loggedIn('alice')
    await clock.advance(30_000)
    server.network.fate = (data) => (data.includes('session.login') ? 'drop' : 'deliver')
    server.network.cut()
    await clock.advance(35_000)
    expect(hosts(server)).toEqual(['default', 'default', 'backup', 'anycast'])
  })

  it('is closed by an error of the socket, whatever events follow', async () => {
    const clock = new FakeClock()
    const server = new FakeServer(clock)
    const sockets: SocketHandlers[] = []
    const transport = {
      open: (url: string, handlers: SocketHandlers) => {
        sockets.push(handlers)
        return server.network.open(url, handlers)
      },
      probe: () => server.network.probe(),
    }
    const { chat } = await loggedIn('alice', { clock, server, transport })
    const states: NetState[] = []
    const errors: number[] = []
    chat.on(EVENT.NET_STATE_CHANGE, ({ data }) => states.push(data.state))
    chat.on(EVENT.ERROR, ({ data }) => errors.push(data.code))
    await clock.advance(15_000)
    const [first] = sockets
    first?.onError()
    expect([states, server.network.closeCodes]).toEqual([['connecting'], [4001]])
    first?.onClose(1006)
    first?.onMessage('{')
    await clock.advance(2_000)
    first?.onMessage('{')
    await clock.advance(10)
    expect([states, errors, sockets.length]).toEqual([['connecting', 'connected'], [], 2])
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

describe('a message that waits for the connection', () => {
  /** Alice in an outage of so many seconds, in which attempts follow each other as closely as chance allows. */
  const cutOff = async (seconds: number) => {
    let chance = 0.5
    const started = await loggedIn('alice', { random: () => chance })
    const { chat, server, clock } = started
    await clock.advance(15_000)
    server.network.isUp = false
    server.network.cut()
    const write = () => {
      const message = chat.createTextMessage({ to: 'bob', conversationType: 'C2C', payload: { text: 'x' } })
      const told = { is: 'pending' }
      chat.sendMessage(message).then(
        () => (told.is = 'sent'),
        () => (told.is = 'failed'),
      )
      return told
    }
    const pass = async () => {
      chance = 0.01
      await clock.advance(1_000)
      chance = 0.99
      await clock.advance((seconds - 1) * 1_000)
    }
    return { ...started, write, pass }
  }

  it('reconnects within 3 s of the return of a server after many refused attempts', async () => {
    const { server, clock, write, pass } = await cutOff(5)
    const told = write()
    await pass()
    server.network.isUp = true
    await clock.advance(3_100)
    expect(told.is).toBe('sent')
  })

  it('brings the next attempt forward when it is written late in an outage', async () => {
    const { server, clock, write, pass } = await cutOff(20)
    await pass()
    const told = write()
    await clock.advance(2_000)
    const more = write()
    server.network.isUp = true
    await clock.advance(1_100)
    expect([told.is, more.is]).toEqual(['sent', 'sent'])
  })

  it('reconnects quickly only while a message waits', async () => {
    const { server, clock, write, pass } = await cutOff(20)
    write()
    await pass()
    const { length } = server.network.attempts
    await clock.advance(600_000)
    expect(server.network.attempts.length - length).toBeLessThan(25)
  })
})

describe('a client that writes while a server goes away for 5 s every 12 s', () => {
  it.each([1, 2, 3, 4, 5])('reconnects soon each time, and gets all messages (seed %d)', async (seed) => {
    const clock = new FakeClock()
    const server = new FakeServer(clock)
    const { chat } = await loggedIn('alice', { clock, server, random: seededRandom(seed) })
    const told: string[] = []
    chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => {
      for (const { payload } of data) told.push('text' in payload ? payload.text : '')
    })
    const said: string[] = []
    let [away, longest] = [0, 0]
    for (let second = 0; second < 300; second++) {
      const isUp = second % 12 < 7
      server.network.isUp = isUp
      if (!isUp) server.network.cut()
      const message = chat.createTextMessage({ to: 'bob', conversationType: 'C2C', payload: { text: 'x' } })
      chat.sendMessage(message).catch(() => undefined)
      said.push(`${second}`)
      server.say({ from: 'bob', to: 'alice', text: `${second}` })
      await clock.advance(1_000)
      away = chat.views.netState.get() === 'connected' ? 0 : away + 1
      longest = Math.max(longest, away)
    }
    server.network.isUp = true
    await clock.advance(60_000)
    expect(longest).toBeLessThan(10)
    expect(told).toEqual(said)
  })
})

describe('the heartbeat', () => {
  it('pings 10 s after the last traffic', async () => {
    const { server, clock } = await loggedIn('alice')
    await clock.advance(6_000)
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(9_900)
    expect(server.count('ping')).toBe(0)
    await clock.advance(200)
    expect(server.count('ping')).toBe(1)
    await clock.advance(10_100)
    expect(server.count('ping')).toBe(2)
  })

  it('continues on the next connection if the last one closed during a ping', async () => {
    const { server, clock } = await loggedIn('alice')
    server.network.fate = (data) => (data.includes('session.ping') ? 'drop' : 'deliver')
    await clock.advance(11_000)
    server.network.cut()
    server.network.fate = () => 'deliver'
    await clock.advance(25_000)
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

  it('treats an overloaded server as alive', async () => {
    const { server, clock } = await loggedIn('alice')
    server.answer('ping', () => {
      throw imError('SERVICE_OVERLOAD')
    })
    await clock.advance(60_000)
    expect(server.network.attempts).toHaveLength(1)
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

  it('keeps an unacknowledged message: the next host gets it with the same key, and the app one reply', async () => {
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

  it('is left at once if it sends an invalid time', async () => {
    for (const withinSeconds of [0, -1, 'soon', null, undefined, { toString: 1 }]) {
      const { server, clock } = await loggedIn('alice')
      leave(server, withinSeconds)
      await clock.advance(10)
      expect(hosts(server)).toEqual(['default', 'backup'])
    }
  })

  it('is left within five minutes however much time it gives', async () => {
    const { server, clock } = await loggedIn('alice', { random: () => 0.9 })
    leave(server, 1e12)
    await clock.advance(269_000)
    expect(hosts(server)).toEqual(['default'])
    await clock.advance(2_000)
    expect(hosts(server)).toEqual(['default', 'backup'])
  })

  it('that closes before the time is not left a second time', async () => {
    const { server, clock } = await loggedIn('alice', { random: () => 0.5 })
    leave(server, 30)
    await clock.advance(5_000)
    server.network.cut(4_001)
    await clock.advance(60_000)
    expect(server.network.attempts).toHaveLength(2)
  })

  it('does not prevent a reconnect if its push is read after the connection is closed', async () => {
    const clock = new FakeClock()
    const decode = (data: unknown) => {
      const frame = jsonCodec.decode(data)
      if (!String(data).includes('push.reconnect')) return frame
      return new Promise<Awaited<typeof frame>>((resolve) => void clock.after(200, () => resolve(frame)))
    }
    const codec = { ...jsonCodec, decode }
    const { chat, server } = await loggedIn('alice', { clock, codec, random: () => 0.9 })
    await clock.advance(15_000)
    leave(server, 300)
    await clock.advance(10)
    server.network.cut()
    await clock.advance(1_000)
    expect(chat.views.netState.get()).toBe('connected')
  })

  it('is ignored after a logout', async () => {
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
  it('closes with 4000 at logout and leaves no timer', async () => {
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

  it('survives a socket that throws on close', async () => {
    const clock = new FakeClock()
    const server = new FakeServer(clock)
    const thrown: unknown[] = []
    const mistake = new Error('a mistake of the transport')
    const transport = {
      open: (url: string, handlers: SocketHandlers) => {
        const socket = server.network.open(url, handlers)
        const close = (code: number) => {
          socket.close(code)
          throw mistake
        }
        return { send: (data: FrameData) => socket.send(data), close }
      },
      probe: () => server.network.probe(),
    }
    const { chat } = await loggedIn('alice', {
      clock,
      server,
      transport,
      onHandlerError: (error) => thrown.push(error),
    })
    await inTime(clock, chat.logout())
    expect(chat.views.netState.get()).toBe('disconnected')
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
    expect(chat.views.netState.get()).toBe('connected')
    expect(thrown).toEqual([mistake])
  })
})
