import { createChat, EVENT, TYPES, webSocketTransport, type WebSocketClass } from '@org/im-sdk'
import { binary } from '@org/im-sdk/binary'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { RunningServer } from '../src/server'
import { c2cKey } from '../src/store/im/conversation-id'
import { messagesFrom } from '../src/store/im/messages'
import { bootForTest, bootServer } from './boot'
import { loggedIn, newMember } from './im-client'
import { logIn } from './log-in'
import { shiftedClock } from './shifted-clock'

const wsOf = ({ url }: RunningServer) => url.replace('http', 'ws')

/** Another number from 0 to 1 each time, in the same order in each run. */
let drawn = 0
const random = () => (drawn += 0.618) % 1

/** The engine on real sockets of two servers, with the addresses it has tried. */
const engine = async (userID: string, first: RunningServer, second: RunningServer, wire: object) => {
  const { config } = first.context
  const tried: string[] = []
  const open = class extends WebSocket {
    constructor(url: string) {
      super(url)
      tried.push(new URL(url).origin)
    }
  }
  const chat = createChat({
    SDKAppID: config.sdkAppId,
    endpoints: { default: wsOf(first), backup: wsOf(second) },
    transport: webSocketTransport(open as unknown as WebSocketClass),
    // It leaves in the first half second of the time that it has, long before the end on any machine.
    random: () => (1 + random()) / 100,
    ...wire,
  })
  onTestFinished(() => chat.destroy())
  const received: string[] = []
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => {
    for (const { payload } of data) if ('text' in payload) received.push(payload.text)
  })
  await logIn(chat, userID, first)
  return { userID, chat, received, tried }
}

describe('a server that is drained', () => {
  const clock = shiftedClock()
  let server: RunningServer
  beforeAll(async () => {
    server = await bootServer({ clock, rateLimits: false })
  })
  afterAll(() => server.stop())

  const beside = (drainSeconds: number) => {
    const { databaseUrl, secrets } = server.context.config
    return bootForTest({ databaseUrl, secrets, clock, drainSeconds, rateLimits: false })
  }

  const moveWhileSending = async (count: number, wire: object) => {
    const leaving = await beside(30)
    const [me, you] = [await newMember(server), await newMember(server)]
    const clients = [await engine(me, leaving, server, wire), await engine(you, leaving, server, wire)]
    const [mine, yours] = clients
    const texts = Array.from({ length: count }, (_, i) => `${i}`)
    const stopped: Promise<void>[] = []
    const sent = texts.map(async (text, i) => {
      await new Promise((resolve) => setTimeout(resolve, i * 30))
      if (i === 5) stopped.push(leaving.stop())
      await mine?.chat.sendMessage(
        mine.chat.createTextMessage({ to: you, conversationType: TYPES.CONV_C2C, payload: { text } }),
      )
    })
    await Promise.all(sent)
    await Promise.all(stopped)
    await expect.poll(() => yours?.received.length).toBe(texts.length)
    expect(new Set(yours?.received)).toEqual(new Set(texts))
    const stored = await messagesFrom(server.context.db, c2cKey(me, you), 1, 1_000)
    expect(stored.map(({ sequence }) => sequence)).toEqual(texts.map((_, i) => i + 1))
    for (const { tried } of clients) expect(tried).toEqual([wsOf(leaving), wsOf(server)])
    return clients.map(({ chat }) => chat.views.netState.get())
  }
  const MOVED = ['connected', 'connected']

  it('moves every client to the other one, without losing messages', async () => {
    expect(await moveWhileSending(40, {})).toEqual(MOVED)
  })

  it.each([
    ['text', {}],
    ['binary', { codec: binary }],
  ])('moves every client over %s frames, with more messages', { tags: ['deep'] }, async (_name, wire) => {
    expect(await moveWhileSending(80, wire)).toEqual(MOVED)
  })

  it('serves connected clients until its time is over, accepts no new ones, and closes with 4001', async () => {
    const leaving = await beside(30)
    const client = await loggedIn(leaving, { userID: await newMember(server) })
    const stopping = leaving.stop()
    expect(await client.next('pushReconnect')).toEqual({ withinSeconds: 27 })
    expect((await fetch(`${leaving.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${leaving.url}/healthz`)).status).toBe(200)
    await expect(loggedIn(leaving, { userID: client.userID })).rejects.toThrow('503')
    clock.skip(29_000)
    expect((await client.request('hello', {})).errorCode).toBe(0)
    clock.skip(1_000)
    expect((await client.closed).code).toBe(4_001)
    await stopping
  })

  it('stops when the last client has left', async () => {
    const leaving = await beside(3_600)
    const clients = [await loggedIn(leaving), await loggedIn(leaving)]
    const stopping = leaving.stop()
    for (const client of clients) {
      await client.next('pushReconnect')
      client.socket.close()
    }
    await expect(stopping).resolves.toBeUndefined()
  })

  it('without another host does not ask clients to wait', async () => {
    const leaving = await beside(0)
    const client = await loggedIn(leaving)
    await leaving.stop()
    expect((await client.closed).code).toBe(4_001)
    expect(client.pushes('pushReconnect')).toEqual([])
  })
})
