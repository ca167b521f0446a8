import { commands, forWire, type CommandName } from '@org/im-sdk/protocol'
import { createChat, EVENT, TYPES, webSocketTransport, type WebSocketClass } from '@org/im-sdk'
import { binary } from '@org/im-sdk/binary'
import { groups } from '@org/im-sdk/groups'
import { liveRooms } from '@org/im-sdk/live-rooms'
import { sharedSocket } from '@org/im-sdk/shared-socket'
import { FakeBrowser } from '@org/im-sdk/testing'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { bootForTest, bootServer } from './boot'
import { newMember } from './im-client'
import { logIn } from './log-in'
import type { RunningServer } from '../src/server'
import { ensureGroup } from '../src/store/im/groups'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())

const realClock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after: (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/** The tabs of one browser, with the sockets they have opened. */
const browserOf = (wire: object) => {
  const browser = new FakeBrowser(realClock)
  const sockets: WebSocket[] = []
  const open = class extends WebSocket {
    constructor(url: string) {
      super(url)
      sockets.push(this)
    }
  }
  const openTab = async (userID: string) => {
    const transport = webSocketTransport(open as unknown as WebSocketClass)
    const chat = createChat({
      SDKAppID: server.context.config.sdkAppId,
      endpoints: { default: server.url.replace('http', 'ws') },
      instanceID: 'one-browser',
      transport: sharedSocket({ transport, tabs: browser.open() }),
      modules: [groups, liveRooms],
      ...wire,
    })
    onTestFinished(() => chat.destroy())
    const received: string[] = []
    chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => {
      for (const { payload } of data) if ('text' in payload) received.push(payload.text)
    })
    await logIn(chat, userID, server)
    return { chat, received }
  }
  return { openTab, sockets }
}

describe.each([
  ['text frames', {}],
  ['binary frames', { codec: binary }],
  ['compressed binary frames', { codec: binary, gzip: true }],
])('tabs over one socket with %s', (wireName, wire) => {
  it('have their own sessions, and see what each other send', async () => {
    const [me, you] = [await newMember(server), await newMember(server)]
    const { openTab, sockets } = browserOf(wire)
    const [one, two] = [await openTab(me), await openTab(me)]
    const peer = await browserOf(wire).openTab(you)
    const message = one.chat.createTextMessage({ to: you, conversationType: 'C2C', payload: { text: 'hello' } })
    await one.chat.sendMessage(message)
    await expect.poll(() => peer.received).toEqual(['hello'])
    await expect
      .poll(async () => {
        const { data } = await two.chat.getMessageList({ conversationID: `C2C${you}` })
        return data.messageList.map(({ ID }) => ID)
      })
      .toEqual([message.ID])
    expect(sockets).toHaveLength(1)
    await one.chat.logout()
    const answer = peer.chat.createTextMessage({
      to: me,
      conversationType: 'C2C',
      payload: { text: 'x'.repeat(2_000) },
    })
    await peer.chat.sendMessage(answer)
    await expect.poll(() => two.received.at(-1)).toBe('x'.repeat(2_000))
    expect(sockets).toHaveLength(1)
  })

  it('leave a live room each for itself', async () => {
    const me = await newMember(server)
    const groupID = `room of ${wireName}`
    await ensureGroup(server.context.db, { groupID, type: 'AVChatRoom', name: groupID, ownerID: me })
    const { openTab, sockets } = browserOf(wire)
    const [one, two] = [await openTab(me), await openTab(me)]
    await one.chat.joinGroup({ groupID })
    await two.chat.joinGroup({ groupID })
    await one.chat.quitGroup(groupID)
    const other = await browserOf(wire).openTab(await newMember(server))
    await other.chat.joinGroup({ groupID })
    const message = other.chat.createTextMessage({
      to: groupID,
      conversationType: TYPES.CONV_GROUP,
      payload: { text: 'goal' },
    })
    await other.chat.sendMessage(message)
    await expect.poll(() => two.received).toContain('goal')
    expect(sockets).toHaveLength(1)
  })
})

describe('a shared socket', () => {
  const open = async (at = server) => {
    const query = new URLSearchParams({
      sdkappid: String(at.context.config.sdkAppId),
      instanceid: 'i',
      platform: '3',
      shared: '1',
    })
    const socket = new WebSocket(`${at.url.replace('http', 'ws')}/info?${query}`)
    const frames: string[] = []
    socket.on('message', (data) => frames.push(String(data)))
    const closed = new Promise<number>((resolve) => socket.on('close', resolve))
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    onTestFinished(() => socket.terminate())
    return { socket, frames, closed }
  }
  const hello = (channel: number, name: CommandName = 'ping') =>
    `${channel}${JSON.stringify({ head: { servcmd: commands[name].wire, seq: channel }, body: forWire({}) })}`

  it('answers each channel with its number, and reports its end', async () => {
    const { socket, frames } = await open()
    for (const frame of ['7+', '8+', hello(7), hello(8)]) socket.send(frame)
    await expect.poll(() => frames.map((frame) => frame.slice(0, 2))).toEqual(['7{', '8{'])
    socket.send('7-4000')
    socket.send(hello(7))
    socket.send(hello(8))
    await expect.poll(() => frames.length).toBe(3)
    expect(frames[2]).toMatch(/^8\{/)
  })

  it('refuses more channels than sockets of a device', async () => {
    const { socket, frames } = await open()
    for (let channel = 1; channel <= 11; channel += 1) socket.send(`${channel}+`)
    await expect.poll(() => frames).toEqual(['11-4003'])
  })

  it.each([
    ['frames without a channel', 'no number'],
    ['numbers beyond the maximum', '99999+'],
    ['frames of unknown channels', '5{}'],
    ['a channel that is open already', '1+'],
  ])('is closed after many %s', async (_what, frame) => {
    const { socket, closed } = await open()
    socket.send('1+')
    for (let time = 0; time < 30; time += 1) socket.send(frame)
    expect(await closed).toBe(4_004)
  })

  it('is told to reconnect when the server stops', async () => {
    const { databaseUrl, secrets } = server.context.config
    const own = await bootForTest({ databaseUrl, secrets })
    const { socket, frames, closed } = await open(own)
    for (const frame of ['1+', '2+', hello(1), hello(2)]) socket.send(frame)
    await expect.poll(() => frames.length).toBe(2)
    await own.stop()
    expect(await closed).toBe(4_001)
  })

  it('is closed when a peer opens and closes channels without end', async () => {
    const { socket, closed } = await open()
    for (let time = 0; time < 100; time += 1) {
      socket.send('1+')
      socket.send('1-4000')
    }
    expect(await closed).toBe(4_003)
  })
})
