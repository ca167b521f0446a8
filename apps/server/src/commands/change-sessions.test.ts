import { ERRORS } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../test/boot'
import { connect, loggedIn, newGuest, newMember, type ImClientOptions } from '../../test/im-client'
import { shiftedClock } from '../../test/shifted-clock'
import type { RunningServer } from '../server'
import { signUserSig } from '../services/auth/user-sig'
import { changeSessions } from './change-sessions'
import { operatorAt } from '../../test/operator-at'
import { withoutTable } from '../../test/without-table'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock })
})
afterAll(() => server.stop())

const change = (...words: string[]) =>
  changeSessions(server.context.db, words, operatorAt(Math.floor(clock.now() / 1_000)))

const kickTypes = (userID: string) =>
  server.context.db
    .selectFrom('im_session')
    .select(['instance_id', 'kick_type'])
    .where('user_id', '=', userID)
    .orderBy('id')
    .execute()

/** Logged in with the access key of the login. */
const comer = async (options: ImClientOptions & { readonly userID: string }) => {
  const client = await connect(server, options)
  const { a2Key } = await client.login()
  return { client, a2Key }
}

const minuteOf = (ms: number) => new Date(ms).toISOString().slice(0, 16)

describe('a list of sessions', () => {
  it('shows the state of each device, and how sessions ended', async () => {
    const userID = await newMember(server)
    await loggedIn(server, { userID, instanceID: 'old', platform: 1 })
    const phone = await loggedIn(server, { userID, instanceID: 'phone', platform: 1 })
    await loggedIn(server, { userID, instanceID: 'browser', platform: 3 })
    const page = await connect(server, { userID, instanceID: 'page', platform: 0 })
    const login = { deviceBrand: 'Acme', isWebUniapp: 1 } as const
    await page.request('login', login, {
      usersig: signUserSig(server.context.config, userID, 60, Math.floor(clock.now() / 1_000)),
    })
    await page.request('setPushToken', { sdkAppID: server.context.config.sdkAppId, deviceToken: 'token of a page' })
    await page.request('logout', { type: 1 })
    await phone.request('setAppStatus', { state: 'Background', c2cUnreadCount: 3, groupUnreadCount: 4 })
    await phone.request('setPushToken', { sdkAppID: server.context.config.sdkAppId, deviceToken: 'secret token' })
    const text = await change(userID)
    const minute: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
    const rows = text.split('\n').map((line) => line.split(/ {2,}/))
    expect(rows).toEqual([
      ['device', 'instance', 'since', 'last seen', 'app', 'unread', 'push token', 'session'],
      ['web Acme (uni-app)', 'page', minute, minute, 'Background', '0', 'yes', 'the app was closed'],
      ['h5', 'browser', minute, minute, 'Foreground', '0', 'no', 'open'],
      ['ios', 'phone', minute, minute, 'Background', '7', 'yes', 'open'],
      ['ios', 'old', minute, minute, 'Foreground', '0', 'no', 'ended by a login elsewhere'],
    ])
    expect(text).not.toContain('secret')
  })

  it('shows when a device was last seen, within five minutes', async () => {
    const userID = await newMember(server)
    const client = await loggedIn(server, { userID, instanceID: 'phone' })
    for (let halfMinute = 0; halfMinute < 24; halfMinute += 1) {
      clock.skip(30_000)
      await client.request('hello', {})
    }
    const [, row = ''] = (await change(userID)).split('\n')
    const seen = Date.parse(`${/\S+T\S+\s+(\S+)/.exec(row)?.[1]}Z`)
    expect(clock.now() - seen).toBeLessThan(361_000)
    clock.skip(600_000)
    const back = await connect(server, { userID, instanceID: 'phone' })
    await back.login({ a2: client.accessKey(), usersig: '' })
    expect(await change(userID)).toContain(minuteOf(clock.now()))
  })

  it('omits expired sessions and control characters', async () => {
    const userID = await newMember(server)
    await loggedIn(server, { userID })
    const instance_id = 'phone\u001b[2J'
    await server.context.db.updateTable('im_session').set({ instance_id }).where('user_id', '=', userID).execute()
    expect(await change(userID)).toContain('phone\uFFFD[2J')
    clock.skip(3_600_000)
    expect(await change(userID)).toBe(`User ${userID} has no sessions.`)
  })

  it.each([
    [[], 'Usage'],
    [['7', '8'], 'Usage'],
    [['kick'], 'Usage'],
    [['kick', '7', 'phone', 'more'], 'Usage'],
    [['99999999'], 'There is no user "99999999"'],
    [['kick', '99999999'], 'There is no user "99999999"'],
    [['kick', 'g_nobody'], 'There is no user "g_nobody"'],
    [['demo'], 'There is no user "demo"'],
  ])('is rejected for %j with the reason', async (words, wrong) => {
    await expect(change(...words)).rejects.toThrow(wrong)
  })
})

describe('a kick by the operator', () => {
  it('ends every session of a user, connected or away, on a running server within seconds', async () => {
    const userID = await newMember(server)
    const [phone, tab, away, other] = [
      await comer({ userID, instanceID: 'phone', platform: 1 }),
      await comer({ userID, instanceID: 'browser' }),
      await comer({ userID, instanceID: 'pad', platform: 2 }),
      await loggedIn(server),
    ]
    away.client.socket.terminate()
    expect(await change('kick', userID)).toContain('ended by an operator')
    clock.skip(5_100)
    for (const { client } of [phone, tab]) {
      expect(await client.next('pushKickedOut')).toMatchObject({ kickType: 3 })
      expect((await client.closed).code).toBe(4_002)
    }
    for (const { client, a2Key } of [phone, tab, away]) {
      const platform = { browser: 3, phone: 1, pad: 2 }[client.instanceID]
      const back = await connect(server, { userID, instanceID: client.instanceID, platform })
      expect((await back.login({ a2: a2Key })).errorCode).toBe(ERRORS.KICKED_OUT_REST_API.code)
    }
    expect((await other.request('hello', {})).errorCode).toBe(0)
    expect(other.pushes('pushKickedOut')).toEqual([])
  })

  it('of one device does not affect the others', async () => {
    const userID = await newGuest(server)
    const phone = await loggedIn(server, { userID, instanceID: 'phone', platform: 1 })
    const tab = await loggedIn(server, { userID, instanceID: 'browser' })
    await change('kick', userID, 'phone')
    expect(await kickTypes(userID)).toEqual([
      { instance_id: 'phone', kick_type: 3 },
      { instance_id: 'browser', kick_type: 0 },
    ])
    clock.skip(5_100)
    expect((await phone.closed).code).toBe(4_002)
    expect((await tab.request('hello', {})).errorCode).toBe(0)
    expect(tab.pushes('pushKickedOut')).toEqual([])
  })

  it('does not prevent a new login with a signature', async () => {
    const userID = await newMember(server)
    await loggedIn(server, { userID, instanceID: 'phone' })
    await change('kick', userID)
    const again = await loggedIn(server, { userID, instanceID: 'phone' })
    const other = await loggedIn(server)
    await change('kick', other.userID)
    clock.skip(5_100)
    // The same look finds both kicks.
    await other.closed
    expect((await again.request('hello', {})).errorCode).toBe(0)
    expect(again.pushes('pushKickedOut')).toEqual([])
  })

  it('does not change sessions that have ended, and rejects unknown users', async () => {
    const userID = await newMember(server)
    await loggedIn(server, { userID, instanceID: 'old' })
    await loggedIn(server, { userID, instanceID: 'new' })
    await change('kick', userID)
    expect(await kickTypes(userID)).toEqual([
      { instance_id: 'old', kick_type: 1 },
      { instance_id: 'new', kick_type: 3 },
    ])
    await expect(change('kick', userID, 'new')).rejects.toThrow(`User ${userID} has no open session on "new".`)
    await expect(change('kick', userID)).rejects.toThrow(`User ${userID} has no open session.`)
    await expect(change('kick', await newMember(server))).rejects.toThrow('has no open session.')
  })

  it('works for the user of a closed account', async () => {
    const userID = await newMember(server)
    const client = await loggedIn(server, { userID })
    await server.context.db.updateTable('account').set({ status: 0 }).where('id', '=', Number(userID)).execute()
    await change('kick', userID)
    clock.skip(5_100)
    expect(await client.next('pushKickedOut')).toMatchObject({ kickType: 3 })
  })

  it('that is published during a login is published again', async () => {
    const userID = await newMember(server)
    const { client, a2Key } = await comer({ userID, instanceID: 'phone' })
    client.socket.terminate()
    await change('kick', userID)
    clock.skip(5_100)
    const mark = (kick_type: 0 | 3) =>
      server.context.db.updateTable('im_session').set({ kick_type }).where('user_id', '=', userID).execute()
    // As for a login that read the session right before it ended.
    await mark(0)
    const back = await connect(server, { userID, instanceID: 'phone' })
    expect((await back.login({ a2: a2Key, usersig: '' })).errorCode).toBe(0)
    await mark(3)
    clock.skip(5_100)
    expect(await back.next('pushKickedOut')).toMatchObject({ kickType: 3 })
  })
})

it('who ends sessions is noted with their number before and after', async () => {
  const userID = await newMember(server)
  await loggedIn(server, { userID, instanceID: 'phone', platform: 1 })
  await loggedIn(server, { userID, instanceID: 'browser', platform: 3 })
  await change('kick', userID, 'phone')
  await expect(change('kick', userID, 'phone')).rejects.toThrow('no open session')
  const notes = await server.context.db
    .selectFrom('operator_change')
    .select(['operator', 'noun', 'verb', 'before', 'after'])
    .where('row_id', '=', Number(userID))
    .execute()
  const [before, after] = [2, 1].map((sessions) => ({ user_id: userID, sessions }))
  expect(notes).toEqual([{ operator: 'ops', noun: 'member', verb: 'kick', before, after }])
})

it('a session whose end cannot be noted stays open', async () => {
  const { db } = server.context
  const userID = await newMember(server)
  await loggedIn(server, { userID, instanceID: 'phone', platform: 1 })
  await withoutTable(db, 'operator_change', () => expect(change('kick', userID)).rejects.toThrow('operator_change'))
  expect(await kickTypes(userID)).toEqual([{ instance_id: 'phone', kick_type: 0 }])
})
