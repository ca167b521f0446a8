import {
  endSession,
  getSessions,
  getTempKeysForCos,
  getUserInfo,
  issueLoginCode,
  login,
  loginByCode,
  logoutEverywhere,
} from '@org/api-client/contract'
import { ERRORS, FILE_TYPE } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../src/server'
import { bootServer } from './boot'
import { bytes, MAGIC } from './files'
import { connect } from './im-client'
import { apiOf, registerPerson } from './people'
import { shiftedClock } from './shifted-clock'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock })
})
afterAll(() => server.stop())

const PNG = bytes(64, MAGIC.png)

const put = async (url: string, headers: Record<string, string> = {}) => {
  const body = Uint8Array.from(PNG)
  const address = new URL(url, server.url)
  return (await fetch(address, { method: 'PUT', headers: { 'content-type': 'image/png', ...headers }, body })).status
}

it('a stolen session ends from another device within two seconds: its calls, chat, uploads and login codes', async () => {
  const owner = await registerPerson(server)
  // The thief has the token and no password, and uses it from elsewhere.
  const thief = apiOf(server, { uid: owner.uid, token: owner.token })
  const { txim_sign: usersig } = await thief.call(getUserInfo, {})
  const chat = await connect(server, { userID: String(owner.uid), instanceID: 'thief' })
  const { a2Key } = await chat.login({ usersig })
  const keys = await thief.call(getTempKeysForCos, { key: 'me.png', size: PNG.length })
  const { login_code } = await thief.call(issueLoginCode, {})

  const { uid, token } = await apiOf(server).call(login, { account: owner.account, pwd: owner.password })
  await apiOf(server, { uid, token }).call(logoutEverywhere, {})
  clock.skip(2_000)

  expect((await chat.closed).code).toBe(4_002)
  await expect(thief.call(getUserInfo, {})).rejects.toMatchObject({ errorName: 'LOGIN_EXPIRED' })
  const back = await connect(server, { userID: String(owner.uid), instanceID: 'thief' })
  expect((await back.login({ usersig })).errorCode).toBe(ERRORS.LOGIN_FAIL.code)
  const again = await connect(server, { userID: String(owner.uid), instanceID: 'thief' })
  expect((await again.login({ a2: a2Key, usersig: '' })).errorCode).toBe(ERRORS.KICKED_OUT_REST_API.code)
  expect(await put(keys.put_url)).toBe(403)
  expect(await put(keys.put_url, { authorization: `Bearer ${keys.sessionToken}` })).toBe(403)
  await expect(apiOf(server).call(loginByCode, { login_code, device: 'thief' })).rejects.toMatchObject({ status: 10 })

  const fresh = await apiOf(server).call(login, { account: owner.account, pwd: owner.password })
  const api = apiOf(server, { uid: fresh.uid, token: fresh.token })
  expect(await put((await api.call(getTempKeysForCos, { key: 'me.png' })).put_url)).toBeLessThan(300)
  const own = await connect(server, { userID: String(owner.uid), instanceID: 'owner' })
  expect((await own.login({ usersig: fresh.txim_sign })).errorCode).toBe(0)
})

it('one session ends from another device within two seconds with its chat, its login codes and its uploads, and no other', async () => {
  const owner = await registerPerson(server)
  const thief = apiOf(server, { uid: owner.uid, token: owner.token })
  const { txim_sign: usersig } = await thief.call(getUserInfo, {})
  const chat = await connect(server, { userID: String(owner.uid), instanceID: 'thief-phone' })
  await chat.login({ usersig })
  const file = { fileType: FILE_TYPE.image, fileName: 'me.png', fileSize: PNG.length, mimeType: 'image/png' }
  const sent = await chat.request('getUploadUrl', { ...file, duration: 600 })
  const keys = await thief.call(getTempKeysForCos, { key: 'me.png', size: PNG.length })
  const { login_code } = await thief.call(issueLoginCode, {})

  const { uid, token } = await apiOf(server).call(login, { account: owner.account, pwd: owner.password })
  const api = apiOf(server, { uid, token })
  const own = await api.call(getTempKeysForCos, { key: 'me.png' })
  const other = (await api.call(getSessions, {})).list.find(({ own: isOwn }) => isOwn === 0)
  await api.call(endSession, { id: other?.id ?? 0 })
  clock.skip(2_000)

  expect((await chat.closed).code).toBe(4_002)
  await expect(thief.call(getUserInfo, {})).rejects.toMatchObject({ errorName: 'LOGIN_EXPIRED' })
  expect(await put(keys.put_url)).toBe(403)
  expect(await put(sent.uploadUrl)).toBe(403)
  await expect(apiOf(server).call(loginByCode, { login_code, device: 'thief' })).rejects.toMatchObject({ status: 10 })
  expect(await put(own.put_url)).toBeLessThan(300)
})
