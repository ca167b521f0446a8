import { ERRORS } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { connect, loggedIn, newMember } from '../../../test/im-client'
import { signUserSig } from '../../services/auth/user-sig'
import type { RunningServer } from '../../server'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer()
})
afterAll(() => server.stop())

const sessionsOf = (userID: string) =>
  server.context.db.selectFrom('im_session').selectAll().where('user_id', '=', userID).execute()

describe('kickOther', () => {
  it('ends the sessions of all other devices, also those that are away', async () => {
    const userID = await newMember(server)
    const mine = await loggedIn(server, { userID, platform: 3 })
    const phone = await loggedIn(server, { userID, platform: 1 })
    const away = await connect(server, { userID, platform: 2, instanceID: 'away' })
    const { a2Key } = await away.login()
    away.socket.terminate()
    expect((await mine.request('kickOther', {})).errorCode).toBe(0)
    expect(await phone.next('pushKickedOut')).toMatchObject({ kickType: 2 })
    expect((await phone.closed).code).toBe(4_002)
    const back = await connect(server, { userID, platform: 2, instanceID: 'away' })
    expect((await back.login({ a2: a2Key })).errorCode).toBe(ERRORS.KICKED_OUT_MULTIPLE_DEVICES.code)
    expect((await mine.request('hello', {})).errorCode).toBe(0)
  })

  it('makes only tabs of the same device log in again', async () => {
    const userID = await newMember(server)
    const mine = await loggedIn(server, { userID, instanceID: 'browser' })
    const tab = await connect(server, { userID, instanceID: 'browser' })
    const { a2Key } = await tab.login()
    await mine.request('kickOther', {})
    await tab.next('pushKickOther')
    expect((await tab.request('hello', {})).errorCode).toBe(ERRORS.INTERNAL_AUTH_FAILED.code)
    expect((await tab.login({ a2: a2Key, usersig: '' })).errorCode).toBe(ERRORS.INTERNAL_AUTH_FAILED.code)
    expect((await tab.login({ a2: '' })).errorCode).toBe(0)
    expect((await tab.request('hello', {})).errorCode).toBe(0)
    expect(mine.pushes('pushKickOther')).toEqual([])
    const back = await connect(server, { userID, instanceID: 'browser' })
    expect((await back.login({ a2: mine.accessKey(), usersig: '' })).errorCode).toBe(0)
  })

  it('ends no session of another user, whatever its devices call themselves', async () => {
    const mine = await loggedIn(server, { instanceID: 'browser' })
    const userID = await newMember(server)
    const others = [
      await loggedIn(server, { userID, instanceID: 'browser' }),
      await loggedIn(server, { userID, instanceID: 'phone', platform: 1 }),
    ]
    expect((await mine.request('kickOther', {})).errorCode).toBe(0)
    for (const other of others) {
      const platform = other.instanceID === 'phone' ? 1 : 3
      const back = await connect(server, { userID, instanceID: other.instanceID, platform })
      expect((await back.login({ a2: other.accessKey(), usersig: '' })).errorCode).toBe(0)
      expect((await other.request('hello', {})).errorCode).toBe(0)
    }
  })

  it('leaves the reason for which a session has ended before', async () => {
    const userID = await newMember(server)
    const old = await loggedIn(server, { userID, instanceID: 'old' })
    const mine = await loggedIn(server, { userID, instanceID: 'new' })
    await mine.request('kickOther', {})
    const back = await connect(server, { userID, instanceID: 'old' })
    expect((await back.login({ a2: old.accessKey() })).errorCode).toBe(ERRORS.KICKED_OUT_MULTIPLE_ACCOUNTS.code)
  })

  it('does not affect later logins', async () => {
    const userID = await newMember(server)
    const mine = await loggedIn(server, { userID, platform: 3 })
    await mine.request('kickOther', {})
    const phone = await loggedIn(server, { userID, platform: 1 })
    expect((await phone.request('keepAlive', {})).errorCode).toBe(0)
    expect(phone.pushes('pushKickedOut')).toEqual([])
  })
})

describe('the state of a device', () => {
  it('is stored with its session; a push token of another app is refused', async () => {
    const userID = await newMember(server)
    const client = await connect(server, { userID })
    const login = { state: 'Background', deviceBrand: 'phone', isWebUniapp: 1 } as const
    await client.request('login', login, { usersig: userSigOf(userID) })
    expect(await sessionsOf(userID)).toMatchObject([
      { app_state: 'Background', device_brand: 'phone', is_uniapp: true, unread_count: 0, push_token: null },
    ])
    await client.request('setAppStatus', { state: 'Foreground', c2cUnreadCount: 3, groupUnreadCount: 4 })
    const sdkAppID = server.context.config.sdkAppId
    await client.request('setPushToken', { sdkAppID, deviceToken: 'token', deviceBrand: 'phone' })
    expect(await sessionsOf(userID)).toMatchObject([
      {
        app_state: 'Foreground',
        unread_count: 7,
        push_token: { deviceToken: 'token', deviceBrand: 'phone', pushMsg: 1 },
      },
    ])
    expect((await client.request('setPushToken', { sdkAppID: 1, deviceToken: 'x' })).errorCode).toBe(
      ERRORS.INVALID_ID.code,
    )
    expect(await sessionsOf(userID)).toMatchObject([{ push_token: { deviceToken: 'token' } }])
    await client.request('setPushToken', { sdkAppID, deviceToken: '' })
    expect(await sessionsOf(userID)).toMatchObject([{ push_token: null }])
    await client.request('logout', {})
    expect(await sessionsOf(userID)).toEqual([])
  })

  it('keeps its push token when its app is closed, until the device has another login or another device the token', async () => {
    const sdkAppID = server.context.config.sdkAppId
    const userID = await newMember(server)
    const open = async (user = userID, instanceID = 'browser') => {
      const client = await connect(server, { userID: user, instanceID })
      const { a2Key } = await client.login()
      return { client, a2Key }
    }
    const close = async () => {
      const { client, a2Key } = await open()
      await client.request('setPushToken', { sdkAppID, deviceToken: 'token of a browser' })
      expect((await client.request('logout', { type: 1 })).errorCode).toBe(0)
      return a2Key
    }
    const a2 = await close()
    expect(await sessionsOf(userID)).toMatchObject([
      { is_closed: true, push_token: { deviceToken: 'token of a browser' } },
    ])
    const back = await connect(server, { userID, instanceID: 'browser' })
    expect((await back.login({ a2, usersig: '' })).errorCode).toBe(ERRORS.INTERNAL_AUTH_FAILED.code)
    const { client: again } = await open()
    expect(await sessionsOf(userID)).toMatchObject([{ is_closed: false, push_token: null }])
    await again.request('logout', { type: 1 })
    expect(await sessionsOf(userID)).toEqual([])
    await close()
    await open(await newMember(server))
    expect(await sessionsOf(userID)).toEqual([])
    await close()
    const { client: other } = await open(await newMember(server), 'another browser')
    await other.request('setPushToken', { sdkAppID, deviceToken: 'token of a browser' })
    expect(await sessionsOf(userID)).toEqual([])
  })

  it('has one owner of a push token that tabs send at the same time', async () => {
    const sdkAppID = server.context.config.sdkAppId
    const users = [await newMember(server), await newMember(server), await newMember(server)]
    const tabs = await Promise.all(
      users.map(async (userID) => {
        const client = await connect(server, { userID })
        await client.login()
        return client
      }),
    )
    for (let round = 1; round <= 5; round += 1) {
      const sent = tabs.map((tab) => tab.request('setPushToken', { sdkAppID, deviceToken: 'shared token' }))
      expect((await Promise.all(sent)).map(({ errorCode }) => errorCode)).toEqual([0, 0, 0])
      const sessions = (await Promise.all(users.map(sessionsOf))).flat()
      expect(sessions.filter(({ push_token }) => push_token !== null)).toHaveLength(1)
    }
  })

  it('needs a login', async () => {
    const client = await connect(server)
    for (const [command, body] of [
      ['kickOther', {}],
      ['keepAlive', {}],
      ['setAppStatus', { state: 'Foreground' }],
      ['setPushToken', { sdkAppID: 1, deviceToken: 'x' }],
    ] as const)
      expect((await client.request(command, body)).errorCode).toBe(ERRORS.INTERNAL_AUTH_FAILED.code)
  })
})

const userSigOf = (userID: string) => signUserSig(server.context.config, userID, 3_600, Math.floor(Date.now() / 1_000))
