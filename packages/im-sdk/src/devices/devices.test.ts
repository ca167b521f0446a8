import { expect, it } from 'vitest'
import { EVENT } from '../index'
import { FakeClock, FakeServer, inTime, loggedIn } from '../testing'
import { devices, type AppState } from '.'

const start = async () => {
  let state: AppState = 'Background'
  let changed = () => {}
  const appStates = {
    get: () => state,
    watch: (tell: () => void) => {
      changed = tell
      return () => (changed = () => {})
    },
  }
  const modules = [devices({ deviceBrand: 'phone', appStates })] as const
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  const started = await loggedIn('alice', { modules, clock, server })
  const bodies = (name: string) => server.requests.filter((request) => request.name === name).map(({ body }) => body)
  const become = async (next: AppState) => {
    state = next
    changed()
    await clock.advance(100)
  }
  return { ...started, bodies, become }
}

it('a login says what the device is, and a logout whether the app was closed', async () => {
  const { chat, clock, bodies } = await start()
  expect(bodies('login')).toEqual([{ state: 'Background', deviceBrand: 'phone', isWebUniapp: 0 }])
  await inTime(clock, chat.logout())
  await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
  await inTime(clock, chat.destroy())
  expect(bodies('logout')).toEqual([{ type: 0 }, { type: 1 }])
})

it('a push token is sent with the state and the unread messages, again after a reconnect, and not for the next user', async () => {
  const { chat, server, clock, bodies, become } = await start()
  server.addGroup({ groupID: 'crew', members: new Set(['alice', 'bob']) })
  server.say({ from: 'bob', to: 'alice' })
  for (let count = 0; count < 2; count++) server.say({ from: 'bob', groupID: 'crew' })
  await clock.advance(2_000)
  await become('Foreground')
  const counts = { c2cUnreadCount: 1, groupUnreadCount: 2 }
  expect(bodies('setAppStatus')).toEqual([{ state: 'Foreground', ...counts }])
  await inTime(clock, chat.setPushToken({ deviceToken: 'token', businessID: 7 }))
  const token = {
    deviceToken: 'token',
    businessID: 7,
    tokenID: '',
    deviceBrand: 'phone',
    sdkAppID: 1,
    isTpns: 0,
    pushMsg: 1,
  }
  expect(bodies('setPushToken')).toEqual([token])
  server.network.cut()
  await clock.advance(5_000)
  expect(bodies('setPushToken')).toEqual([token, token])
  expect(bodies('setAppStatus').at(-1)).toEqual({ state: 'Foreground', ...counts })
  await inTime(clock, chat.setAppStatus({ state: 'Background' }))
  await inTime(clock, chat.deletePushToken())
  expect([bodies('setAppStatus').at(-1), bodies('setPushToken').at(-1)]).toMatchObject([
    { state: 'Background' },
    { deviceToken: '' },
  ])
  await inTime(clock, chat.setPushToken({ deviceToken: 'token', pushMsg: false }))
  await inTime(clock, chat.logout())
  await inTime(clock, chat.login({ userID: 'carol', userSig: 'sig' }))
  const sent = bodies('setPushToken').length
  server.network.cut()
  await clock.advance(5_000)
  expect(bodies('setPushToken').length).toBe(sent)
})

it('the other devices of the user are logged out, and the session is kept alive', async () => {
  const { chat, server, clock, bodies } = await start()
  const { chat: phone } = await loggedIn('alice', { server, clock, instanceID: 'phone' })
  const told: string[] = []
  phone.on(EVENT.KICKED_OUT, ({ data }) => void told.push(data.type))
  await inTime(clock, chat.kickOtherDevices())
  await clock.advance(100)
  expect([told, phone.isReady(), chat.isReady()]).toEqual([['multipleDevice'], false, true])
  expect((await inTime(clock, chat.keepAlive())).code).toBe(0)
  expect(bodies('keepAlive')).toEqual([{}])
})

it.each([
  ['setPushToken', undefined],
  ['setPushToken', { deviceToken: '' }],
  ['setPushToken', { deviceToken: 'token', businessID: -1 }],
  ['setPushToken', { deviceToken: 'token', pushMsg: 1 }],
  ['setAppStatus', { state: 'Online' }],
] as const)('%s is refused with %j', async (method, options) => {
  const { chat, server } = await start()
  await expect(chat[method](options as never)).rejects.toMatchObject({ errorName: 'PARAMS_INVALID' })
  expect(server.count(method)).toBe(0)
})
