import { ERRORS } from '@org/im-sdk/protocol'
import { createChat, TYPES, webSocketTransport, type WebSocketClass } from '@org/im-sdk'
import { groups } from '@org/im-sdk/groups'
import { liveRooms } from '@org/im-sdk/live-rooms'
import { FakeClock, FakeServer, inTime, loggedIn as fakeLoggedIn } from '@org/im-sdk/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { bootServer } from './boot'
import { loggedIn, newMember, text } from './im-client'
import { shiftedClock } from './shifted-clock'
import { signUserSig } from '../src/services/auth/user-sig'
import type { RunningServer } from '../src/server'
import { ensureGroup } from '../src/store/im/groups'

describe('a server under load', () => {
  const clock = shiftedClock()
  const eventLoop = { lag: 0, lagMs: () => eventLoop.lag }
  let server: RunningServer
  beforeAll(async () => {
    server = await bootServer({ clock, eventLoop, rateLimits: false })
  })
  afterAll(() => server.stop())

  const bear = (lagMs: number) => {
    eventLoop.lag = lagMs
    clock.skip(1_100)
  }
  beforeEach(() => bear(0))

  it('asks a client once not to send a command, and accepts it again after the load', async () => {
    const [client, peer] = [await loggedIn(server), await newMember(server)]
    const send = (words: string) => client.request('sendC2CMessage', { toAccount: peer, ...text(words) })
    bear(900)
    for (let i = 0; i < 20; i += 1) expect((await send(`${i}`)).errorCode).toBe(ERRORS.SERVICE_OVERLOAD.code)
    const [push, ...more] = client.pushes('pushOverload')
    expect(push).toMatchObject({ overloadCommand: 'message.send_c2c' })
    expect(push?.waitingTime).toBeGreaterThanOrEqual(4)
    expect(more).toEqual([])
    expect((await client.request('hello', {})).errorCode).toBe(0)
    clock.skip((push?.waitingTime ?? 0) * 1_000)
    await send('still')
    expect(client.pushes('pushOverload')).toHaveLength(2)
    bear(0)
    expect((await send('at last')).errorCode).toBe(0)
  })

  it('lets everyone enter a room and get its messages', async () => {
    const { config, db } = server.context
    const [me, friend] = [await newMember(server), await loggedIn(server)]
    await ensureGroup(db, { groupID: 'final', type: 'AVChatRoom', name: 'The final', ownerID: '1' })
    await friend.request('joinGroup', { groupID: 'final' })
    await friend.request('sendGroupMessage', { groupID: 'final', ...text('kick-off') })
    bear(60_000)
    const chat = createChat({
      SDKAppID: config.sdkAppId,
      endpoints: { default: server.url.replace('http', 'ws') },
      transport: webSocketTransport(WebSocket as unknown as WebSocketClass),
      modules: [groups, liveRooms],
    })
    onTestFinished(() => chat.destroy())
    await chat.login({ userID: me, userSig: signUserSig(config, me, 3_600, Math.floor(clock.now() / 1_000)) })
    const { data } = await chat.joinGroup({ groupID: 'final' })
    expect(data).toMatchObject({ status: 'JoinedSuccess', group: { name: 'The final' } })
    await expect(chat.getGroupOnlineMemberCount('final')).rejects.toMatchObject({ errorName: 'SERVICE_OVERLOAD' })
    const room = () => chat.liveRoom('final').get()
    expect(room()).toMatchObject({ isJoined: true, messages: [{ payload: { text: 'kick-off' } }] })
    bear(0)
    await friend.request('sendGroupMessage', { groupID: 'final', ...text('goal') })
    await expect.poll(() => room().messages.length).toBe(2)
  })

  it('stores and answers requests accepted before', async () => {
    const [client, peer] = [await loggedIn(server), await newMember(server)]
    const sends = Array.from({ length: 50 }, (_, i) =>
      client.request('sendC2CMessage', { toAccount: peer, ...text(`${i}`) }),
    )
    await client.request('ping', {})
    bear(900)
    for (const { errorCode } of await Promise.all(sends)) expect(errorCode).toBe(0)
  })

  it('gets no second message from the engine until the time is over', async () => {
    const [me, peer] = [await newMember(server), await newMember(server)]
    const { config } = server.context
    const sent: string[] = []
    const counting = class extends WebSocket {
      override send(data: string): void {
        sent.push(data)
        super.send(data)
      }
    }
    const engineClock = { ...clock, shift: 0, monotonic: () => engineClock.shift }
    const chat = createChat({
      SDKAppID: config.sdkAppId,
      endpoints: { default: server.url.replace('http', 'ws') },
      transport: webSocketTransport(counting as unknown as WebSocketClass),
      clock: engineClock,
    })
    onTestFinished(() => chat.destroy())
    await chat.login({ userID: me, userSig: signUserSig(config, me, 3_600, Math.floor(clock.now() / 1_000)) })
    const say = (words: string) =>
      chat.sendMessage(chat.createTextMessage({ to: peer, conversationType: TYPES.CONV_C2C, payload: { text: words } }))
    const frames = () => sent.filter((data) => data.includes('message.send_c2c')).length
    bear(900)
    await expect(say('1')).rejects.toMatchObject({ errorName: 'SERVICE_OVERLOAD' })
    await expect(say('2')).rejects.toMatchObject({ errorName: 'SERVICE_OVERLOAD' })
    expect(frames()).toBe(1)
    bear(0)
    engineClock.shift += 9_000
    await say('3')
    expect(frames()).toBe(2)
  })
})

describe('the engine', () => {
  it('does not send a command for exactly the requested time', async () => {
    const clock = new FakeClock()
    const { chat, server } = await fakeLoggedIn('alice', { clock, server: new FakeServer(clock) })
    server.push('alice', 'pushOverload', { overloadCommand: 'message.send_c2c', waitingTime: 5 })
    await clock.advance(10)
    const say = () =>
      inTime(
        clock,
        chat.sendMessage(chat.createTextMessage({ to: 'bob', conversationType: 'C2C', payload: { text: 'x' } })),
      )
    await clock.advance(4_900)
    await expect(say()).rejects.toMatchObject({ errorName: 'SERVICE_OVERLOAD' })
    expect(server.count('sendC2CMessage')).toBe(0)
    await clock.advance(100)
    await say()
    expect(server.count('sendC2CMessage')).toBe(1)
  })
})
