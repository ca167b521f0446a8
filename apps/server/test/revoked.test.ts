import { endSession, getSessions, getUserInfo, login, logout, logoutEverywhere } from '@org/api-client/contract'
import { ERRORS } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server'
import { bootServer } from './boot'
import { connect } from './im-client'
import { apiOf, registerPerson, type Person } from './people'
import { shiftedClock } from './shifted-clock'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock })
})
afterAll(() => server.stop())

/** Another session of the same member. */
const logInAgain = async ({ account, password }: Person): Promise<Person> => {
  const { uid, token } = await apiOf(server).call(login, { account, pwd: password })
  return { api: apiOf(server, { uid, token }), uid, account, password, token }
}

const sigOf = async ({ api }: Person) => (await api.call(getUserInfo, {})).txim_sign

const enter = async ({ uid }: Person, instanceID: string, usersig: string, platform = 3) => {
  const client = await connect(server, { userID: String(uid), instanceID, platform })
  const { errorCode, a2Key } = await client.login({ usersig })
  return { client, errorCode, a2Key }
}

describe('a logout', () => {
  it('ends only the signature of its session and chat sessions opened with it', async () => {
    const here = await registerPerson(server)
    const there = await logInAgain(here)
    const [mine, other] = [await sigOf(here), await sigOf(there)]
    const phone = await enter(here, 'phone', mine, 1)
    const tab = await enter(there, 'browser', other)
    await here.api.call(logout, {})
    expect((await enter(here, 'phone', mine, 1)).errorCode).toBe(ERRORS.LOGIN_FAIL.code)
    const back = await connect(server, { userID: String(here.uid), instanceID: 'phone', platform: 1 })
    expect((await back.login({ a2: phone.a2Key, usersig: '' })).errorCode).toBe(ERRORS.KICKED_OUT_REST_API.code)
    clock.skip(1_100)
    await expect.poll(() => phone.client.pushes('pushKickedOut')).toMatchObject([{ kickType: 3 }])
    expect((await phone.client.closed).code).toBe(4_002)
    expect((await tab.client.request('hello', {})).errorCode).toBe(0)
    expect((await enter(there, 'browser', other)).errorCode).toBe(0)
  })

  it('ends a chat session that was renewed with the signature', async () => {
    const here = await registerPerson(server)
    const there = await logInAgain(here)
    const { client } = await enter(here, 'browser', await sigOf(here))
    expect((await client.login({ usersig: await sigOf(there) })).errorCode).toBe(0)
    await here.api.call(logout, {})
    await there.api.call(logout, {})
    clock.skip(1_100)
    await expect.poll(() => client.pushes('pushKickedOut').length).toBe(1)
  })

  it('does not affect a device that has logged out of chat', async () => {
    const fan = await registerPerson(server)
    const { client } = await enter(fan, 'browser', await sigOf(fan))
    await fan.api.call(logout, {})
    await client.request('logout', {})
    clock.skip(5_100)
    expect((await client.request('ping', {})).errorCode).toBe(0)
    expect(client.pushes('pushKickedOut')).toEqual([])
  })
})

describe('a logout everywhere', () => {
  it('ends every session and signature of the member, who can log in again', async () => {
    const here = await registerPerson(server)
    const there = await logInAgain(here)
    const sigs = [await sigOf(here), await sigOf(there)]
    const clients = [await enter(here, 'one', sigs[0] ?? ''), await enter(there, 'two', sigs[1] ?? '', 1)]
    await here.api.call(logoutEverywhere, {})
    clock.skip(1_100)
    for (const { client } of clients) expect((await client.closed).code).toBe(4_002)
    for (const sig of sigs) expect((await enter(here, 'one', sig)).errorCode).toBe(ERRORS.LOGIN_FAIL.code)
    for (const { api } of [here, there])
      await expect(api.call(getUserInfo, {})).rejects.toMatchObject({ errorName: 'LOGIN_EXPIRED' })
    const fresh = await logInAgain(here)
    expect((await enter(fresh, 'one', await sigOf(fresh))).errorCode).toBe(0)
  })
})

describe('the list of devices', () => {
  it('names the own one, and ends another with its chat within two seconds', async () => {
    const here = await registerPerson(server)
    const there = await logInAgain(here)
    const stolen = await enter(there, 'stolen', await sigOf(there))
    const own = await enter(here, 'own', await sigOf(here), 1)
    const { list } = await here.api.call(getSessions, {})
    expect(list.map((session) => session.own)).toEqual([0, 1])
    const id = list[0]?.id ?? 0
    await here.api.call(endSession, { id })
    clock.skip(1_100)
    await expect.poll(() => stolen.client.pushes('pushKickedOut')).toMatchObject([{ kickType: 3 }])
    await expect(there.api.call(getUserInfo, {})).rejects.toMatchObject({ errorName: 'LOGIN_EXPIRED' })
    expect((await own.client.request('hello', {})).errorCode).toBe(0)
    expect((await here.api.call(getSessions, {})).list).toMatchObject([{ own: 1 }])
    await expect(here.api.call(endSession, { id })).rejects.toMatchObject({ errorName: 'REFUSED' })
  })

  it('ends all but the own one', async () => {
    const here = await registerPerson(server)
    const others = [await logInAgain(here), await logInAgain(here)]
    const chats: Awaited<ReturnType<typeof enter>>[] = []
    // One after the other: on one platform the last one stays.
    for (const [at, other] of others.entries()) chats.push(await enter(other, `tab ${at}`, await sigOf(other)))
    const own = await enter(here, 'own', await sigOf(here), 1)
    await here.api.call(endSession, {})
    for (const { api } of others)
      await expect(api.call(getUserInfo, {})).rejects.toMatchObject({ errorName: 'LOGIN_EXPIRED' })
    clock.skip(1_100)
    await expect.poll(() => chats.at(-1)?.client.pushes('pushKickedOut')).toMatchObject([{ kickType: 3 }])
    expect((await own.client.request('hello', {})).errorCode).toBe(0)
    expect((await here.api.call(getSessions, {})).list).toMatchObject([{ own: 1 }])
  })

  it('says when a device last called, and goes on page by page', async () => {
    const here = await registerPerson(server)
    const there = await logInAgain(here)
    clock.skip(400_000)
    await there.api.call(getUserInfo, {})
    const first = await there.api.call(getSessions, { size: 1 })
    expect(first).toMatchObject({ list: [{ own: 1 }], next: String(first.list[0]?.id) })
    expect((first.list[0]?.seen_at ?? 0) - (first.list[0]?.created_at ?? 0)).toBeGreaterThanOrEqual(400)
    const second = await there.api.call(getSessions, { size: 1, cursor: first.next })
    expect(second).toMatchObject({ list: [{ own: 0 }], next: '' })
  })
})
