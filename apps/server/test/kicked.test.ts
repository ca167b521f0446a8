import { createChat, EVENT, TYPES, webSocketTransport, type WebSocketClass } from '@org/im-sdk'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { signUserSig } from '../src/services/auth/user-sig'
import { changeSessions } from '../src/commands/change-sessions'
import type { RunningServer } from '../src/server'
import { bootServer } from './boot'
import { newMember } from './im-client'
import { passSeconds } from './passing-time'
import { shiftedClock } from './shifted-clock'
import { watchedSockets } from './watched-sockets'
import { operatorAt } from './operator-at'

/** Of the server and of the engines. */
const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock })
})
afterAll(() => server.stop())

/** The engine on one device, which can lose its network; it could log in again at any time. */
const device = async (userID: string, instanceID: string) => {
  const { config } = server.context
  const network = { isUp: true }
  const { Socket, sockets, isSettled } = watchedSockets((url) => (network.isUp ? url : 'ws://127.0.0.1:1'))
  const sign = () => signUserSig(config, userID, 3_600, Math.floor(clock.now() / 1_000))
  const chat = createChat({
    SDKAppID: config.sdkAppId,
    endpoints: { default: server.url.replace('http', 'ws') },
    clock: { now: clock.now, monotonic: clock.now, after: clock.after },
    transport: webSocketTransport(Socket as unknown as WebSocketClass),
    instanceID,
    getUserSig: () => Promise.resolve(sign()),
  })
  onTestFinished(() => chat.destroy())
  const kicked: string[] = []
  chat.on(EVENT.KICKED_OUT, ({ data }) => kicked.push(data.type))
  await chat.login({ userID, userSig: sign() })
  const goDown = () => {
    network.isUp = false
    for (const socket of sockets) socket.terminate()
  }
  return { chat, kicked, network, attempts: () => sockets.length, isSettled, goDown }
}

it('tells a device that was kicked out while it was offline, which does not kick the other one in turn', async () => {
  const userID = await newMember(server)
  const old = await device(userID, 'old')
  old.goDown()
  const fresh = await device(userID, 'new')
  expect(old.kicked).toEqual([])
  old.network.isUp = true
  await expect.poll(() => old.kicked).toEqual([TYPES.KICKED_OUT_MULT_ACCOUNT])
  expect(old.chat.isReady()).toBe(false)
  const attempts = old.attempts()
  // Longer than the pauses between attempts.
  await passSeconds(clock, 20, [old, fresh])
  expect(old.attempts()).toBe(attempts)
  expect(fresh.kicked).toEqual([])
  expect(fresh.chat.views.netState.get()).toBe('connected')
})

it('lets the user of a device that was kicked out log in again', async () => {
  const userID = await newMember(server)
  const old = await device(userID, 'old')
  old.goDown()
  const fresh = await device(userID, 'new')
  old.network.isUp = true
  await expect.poll(() => old.kicked.length).toBe(1)
  await old.chat.login({ userID })
  await expect.poll(() => fresh.kicked).toEqual([TYPES.KICKED_OUT_MULT_ACCOUNT])
  expect(old.chat.isReady()).toBe(true)
})

it('applies an operator’s kick-out at once or at the next login attempt, and allows a new login', async () => {
  const userID = await newMember(server)
  const { db } = server.context
  const [here, away] = [await device(userID, 'here'), await device(userID, 'here')]
  away.goDown()
  await changeSessions(db, ['kick', userID], operatorAt(Math.floor(clock.now() / 1_000)))
  await expect.poll(() => here.kicked).toEqual([TYPES.KICKED_OUT_REST_API])
  expect(here.chat.isReady()).toBe(false)
  const attempts = here.attempts()
  away.network.isUp = true
  await expect.poll(() => away.kicked).toEqual([TYPES.KICKED_OUT_REST_API])
  expect(here.attempts()).toBe(attempts)
  await here.chat.login({ userID })
  // A later kick-out is applied, so the server has looked again.
  const otherID = await newMember(server)
  const other = await device(otherID, 'other')
  await changeSessions(db, ['kick', otherID], operatorAt(Math.floor(clock.now() / 1_000)))
  await expect.poll(() => other.kicked).toEqual([TYPES.KICKED_OUT_REST_API])
  await passSeconds(clock, 6, [here])
  expect(here.chat.isReady()).toBe(true)
  expect(here.kicked).toHaveLength(1)
})
