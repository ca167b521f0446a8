import {
  API_STATUS,
  getCaptcha,
  getGuestInfo,
  getTaskInfo,
  getUserBasicInfo,
  getUserInfo,
  login,
  logout,
  regist,
  registNew,
  smsCaptcha,
} from '@org/api-client/contract'
import { hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server'
import { setSiteConfig } from '../src/store/ops/site-config'
import { bootForTest, bootServer } from './boot'
import { apiOf, newGuest, registerPerson, solveCaptcha } from './people'
import { steppedClock } from './stepped-clock'

const DAY_MS = 86_400_000
let server: RunningServer
beforeAll(async () => {
  server = await bootServer()
})
afterAll(() => server.stop())

describe('registration', () => {
  it('logs in at once, and the same name and password log in again', async () => {
    const { api, account, password, uid } = await registerPerson(server)
    expect(await api.call(getUserInfo, {})).toMatchObject({ uid, account, gold: 0, is_anchor: 0 })
    const again = await apiOf(server).call(login, { account: account.toUpperCase(), pwd: password })
    expect(again.uid).toBe(uid)
    expect(again.last_login).toBeGreaterThan(0)
  })

  it('refuses a name that is taken, in any case', async () => {
    const { account } = await registerPerson(server)
    const form = { account: account.toUpperCase(), pwd: 'goal2026', ...(await solveCaptcha(server)) }
    await expect(apiOf(server).call(registNew, form)).rejects.toMatchObject({ status: 11, message: '账号已存在' })
  })

  it('gives the name to one of two concurrent registrations', async () => {
    const account = 'race2026'
    const [one, two] = [await solveCaptcha(server), await solveCaptcha(server)]
    const calls = [one, two].map((captcha) => apiOf(server).call(registNew, { account, pwd: 'goal2026', ...captcha }))
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it.each([
    ['123456', 'goal2026', '账号须为6-20位字母和数字，至少一个字母'],
    ['fan_2026', 'goal2026', '账号须为6-20位字母和数字，至少一个字母'],
    ['fan20261', '12345678', '密码须为6-20位字母和数字，至少一个字母'],
  ])('refuses %s with %s and the reason', async (account, pwd, message) => {
    const form = { account, pwd, ...(await solveCaptcha(server)) }
    await expect(apiOf(server).call(registNew, form)).rejects.toMatchObject({ message })
  })

  it.each(['官方客服', 'fan\u202Egnp', '傻\u200B逼', 'Suporte'])('refuses the nickname %j', async (nick_name) => {
    const form = { account: 'named2026', pwd: 'goal2026', nick_name, ...(await solveCaptcha(server)) }
    const refusal = { message: '这个名字不能使用，请换一个' }
    await expect(apiOf(server).call(registNew, form)).rejects.toMatchObject(refusal)
  })

  it('counts a friend who registers with an invite code, and refuses an unknown code', async () => {
    const host = await registerPerson(server)
    const { invite } = await host.api.call(getUserInfo, {})
    const form = { account: 'friend2026', pwd: 'goal2026', invite_code: invite.invite_code.toLowerCase() }
    await apiOf(server).call(registNew, { ...form, ...(await solveCaptcha(server)) })
    expect((await host.api.call(getTaskInfo, {})).tasks.inviteFriend?.stage).toBe(1)
    const wrong = { ...form, account: 'friend2027', invite_code: 'NOBODY', ...(await solveCaptcha(server)) }
    await expect(apiOf(server).call(registNew, wrong)).rejects.toMatchObject({ message: '邀请码不存在' })
  })

  it.each([
    ['1', registNew, regist],
    ['0', regist, registNew],
  ] as const)('is done by one call only: with switch_account_register %s', async (value, open, closed) => {
    const own = await bootForTest({})
    await setSiteConfig(own.context.db, { site: own.context.config.site, key: 'switch_account_register', value })
    const form = { account: 'switched1', pwd: 'goal2026' }
    const refused = apiOf(own).call(closed, { ...form, ...(await solveCaptcha(own)) })
    await expect(refused).rejects.toMatchObject({ status: API_STATUS.notAllowed, message: '该功能已关闭' })
    const made = apiOf(own).call(open, { ...form, ...(await solveCaptcha(own)) })
    await expect(made).resolves.toMatchObject({ account: 'switched1' })
  })
})

describe('the captcha', () => {
  const register = (account: string, captcha: { code: string; captcha: string }, own = server) =>
    apiOf(own).call(registNew, { account, pwd: 'goal2026', ...captcha })

  it('is a PNG, always the same for a captcha, and different for every captcha', async () => {
    const pictureOf = async (code: string) => {
      const reply = await fetch(apiOf(server).url(smsCaptcha, { code }))
      expect(reply.headers.get('content-type')).toBe('image/png')
      expect(reply.headers.get('cache-control')).toBe('no-store')
      return Buffer.from(await reply.arrayBuffer())
    }
    const [one, two] = [await solveCaptcha(server), await solveCaptcha(server)]
    const picture = await pictureOf(one.code)
    expect([...picture.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47])
    expect((await pictureOf(one.code)).equals(picture)).toBe(true)
    expect((await pictureOf(two.code)).equals(picture)).toBe(false)
  })

  it('has no picture if it does not exist', async () => {
    const reply = await fetch(apiOf(server).url(smsCaptcha, { code: 'never-begun' }))
    expect(await reply.json()).toMatchObject({ status: 7 })
  })

  it('SRV-10: is solved by the characters and the number, which a client finds by trying', async () => {
    const { code, challenge, proof_limit } = await apiOf(server).call(getCaptcha, { purpose: 'register' })
    const captcha = server.context.db.selectFrom('captcha').select('answer').where('id', '=', code)
    const { answer } = await captcha.executeTakeFirstOrThrow()
    const found = Array.from({ length: proof_limit }).findIndex((_, n) => hash('sha256', `${code}:${n}`) === challenge)
    await expect(register('solver1', { code, captcha: `${answer}.${found}` })).resolves.toMatchObject({
      account: 'solver1',
    })
  })

  it('SRV-10: refuses a solution without the proof of work', async () => {
    const lazy = async (change: (signs: string, number: string) => string) => {
      const { code, captcha } = await solveCaptcha(server)
      const [signs = '', number = ''] = captcha.split('.')
      return register('lazyfan1', { code, captcha: change(signs, number) })
    }
    await expect(lazy((signs) => signs)).rejects.toMatchObject({ status: 4, message: '图形验证码错误' })
    await expect(lazy((signs) => `${signs}.`)).rejects.toMatchObject({ status: 4 })
    await expect(lazy((signs, number) => `${signs}.${Number(number) + 1}`)).rejects.toMatchObject({ status: 4 })
    await expect(lazy((_, number) => `XXXX.${number}`)).rejects.toMatchObject({ status: 4 })
  })

  it('is valid for one attempt', async () => {
    const captcha = await solveCaptcha(server)
    await expect(register('oncefan1', { ...captcha, captcha: 'nope.1' })).rejects.toMatchObject({ status: 4 })
    await expect(register('oncefan1', captcha)).rejects.toMatchObject({ status: 4 })
  })

  it('is valid only for its purpose', async () => {
    const captcha = await solveCaptcha(server, 'login')
    await expect(register('otherfan1', captcha)).rejects.toMatchObject({ status: 4 })
  })

  it('accepts lower-case letters', async () => {
    const { code, captcha } = await solveCaptcha(server)
    const form = { code, captcha: captcha.toLowerCase() }
    await expect(register('smallfan1', form)).resolves.toMatchObject({ account: 'smallfan1' })
  })

  it('expires after five minutes', async () => {
    const clock = steppedClock('2026-06-14T12:00:00Z')
    const own = await bootForTest({ clock })
    const captcha = await solveCaptcha(own)
    clock.advance(300_000)
    await expect(register('latefan1', captcha, own)).rejects.toMatchObject({ status: 4 })
  })

  it('needs more work the more a network fails, up to a limit and for a limited time', async () => {
    const clock = steppedClock('2026-06-14T12:00:00Z')
    const own = await bootForTest({ clock, trustedProxies: 1 })
    const post = async (path: string, address: string, body: object) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
      const reply = await fetch(own.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
      return ((await reply.json()) as { data: { proof_limit: number } | null }).data
    }
    const workFor = async (address: string) =>
      (await post('/api/user/getCaptcha', address, { purpose: 'register' }))?.proof_limit ?? 0
    const fail = (address: string) =>
      post('/webapi/user/registNew', address, {
        account: 'bot2026',
        pwd: 'goal2026',
        code: 'no-such-captcha',
        captcha: 'A.1',
      })
    const usual = await workFor('2001:db8::1')
    for (let n = 0; n < 3; n += 1) await fail(`2001:db8::${n + 1}`)
    expect(await workFor('2001:db8::99')).toBe(2 * usual)
    expect(await workFor('2001:db9::1')).toBe(usual)
    for (let n = 0; n < 30; n += 1) await fail('2001:db8::1')
    expect(await workFor('2001:db8::1')).toBe(16 * usual)
    clock.advance(900_000)
    expect(await workFor('2001:db8::1')).toBe(usual)
  })
})

describe('login', () => {
  it('gives the same reply for a wrong password and a missing account', async () => {
    const { account } = await registerPerson(server)
    for (const name of [account, 'nobody2026'])
      await expect(apiOf(server).call(login, { account: name, pwd: 'wrong2026' })).rejects.toMatchObject({
        status: 10,
        message: '账号或密码错误',
      })
  })

  it('SRV-9: requires a captcha after three failures, also for the right password', async () => {
    const { account, password } = await registerPerson(server)
    const api = apiOf(server)
    for (let failure = 0; failure < 3; failure += 1)
      await expect(api.call(login, { account, pwd: 'wrong2026' })).rejects.toMatchObject({ status: 10 })
    await expect(api.call(login, { account, pwd: password })).rejects.toMatchObject({ status: 5 })
    const captcha = await solveCaptcha(server, 'login')
    await expect(api.call(login, { account, pwd: password, ...captcha })).resolves.toMatchObject({ account })
    await expect(api.call(login, { account, pwd: password })).resolves.toMatchObject({ account })
  })

  it('ends with the session: after logout the token is invalid', async () => {
    const { api } = await registerPerson(server)
    await api.call(logout, {})
    await expect(api.call(getUserInfo, {})).rejects.toMatchObject({ errorName: 'LOGIN_EXPIRED', status: 2 })
  })

  it('expires after thirty days with 登录超时', async () => {
    const clock = steppedClock('2026-06-14T12:00:00Z')
    const own = await bootForTest({ clock })
    const { token, uid } = await registerPerson(own)
    const call = async () => {
      const body = JSON.stringify({ token, uid })
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`${own.url}/webapi/User/getUserInfo`, { method: 'POST', headers, body })).json()
    }
    clock.advance(30 * DAY_MS - 1_000)
    expect(await call()).toMatchObject({ status: 0 })
    clock.advance(1_000)
    expect(await call()).toEqual({ status: 2, msg: '登录超时', data: null })
  })

  it('does not store tokens in clear text', async () => {
    const { token } = await registerPerson(server)
    const rows = await server.context.db.selectFrom('session').selectAll().execute()
    expect(rows.some((row) => row.token_hash.toString('base64url') === token)).toBe(false)
  })
})

describe('the caller', () => {
  it('is identified by the Authorization header of a GET', async () => {
    const { token } = await registerPerson(server)
    const headers = { authorization: `Bearer ${token}` }
    const reply = await fetch(`${server.url}/api/task/getTaskInfo`, { headers })
    expect(await reply.json()).toMatchObject({ status: 0 })
  })

  it('is never identified by a token in the URL', async () => {
    const { token, uid } = await registerPerson(server)
    const reply = await fetch(`${server.url}/api/task/getTaskInfo?token=${token}&uid=${uid}`)
    expect(await reply.json()).toMatchObject({ status: 2 })
  })

  it('is refused if the uid is not that of the token', async () => {
    const [one, two] = [await registerPerson(server), await registerPerson(server)]
    const forged = apiOf(server, { uid: two.uid, token: one.token })
    await expect(forged.call(getUserInfo, {})).rejects.toMatchObject({ status: 2 })
  })
})

describe('a guest', () => {
  it('keeps its id while its credentials are valid, and may read users’ cards', async () => {
    const guest = await newGuest(server)
    expect((await guest.api.call(getGuestInfo, {})).userid).toBe(guest.userID)
    expect((await newGuest(server)).userID).not.toBe(guest.userID)
    expect(await guest.api.call(getUserBasicInfo, { id: guest.userID })).toMatchObject({ uid: 0 })
  })

  it('gets the credentials of a new guest once it has become a member', async () => {
    const guest = await newGuest(server)
    const { account, password } = await registerPerson(server)
    await guest.api.call(login, { account, pwd: password })
    expect((await guest.api.call(getGuestInfo, {})).userid).not.toBe(guest.userID)
  })

  it('is refused with the signature of another guest, a changed one, or one of six days ago', async () => {
    const clock = steppedClock('2026-06-14T12:00:00Z')
    const own = await bootForTest({ clock })
    const [one, two] = [await newGuest(own), await newGuest(own)]
    const [body, mac] = one.sig.split('.')
    const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as object
    const longer = Buffer.from(JSON.stringify({ ...claims, e: 4_000_000_000 })).toString('base64url')
    const card = (uid: string, token: string) => apiOf(own, { uid, token }).call(getUserBasicInfo, { id: two.userID })
    await expect(card(one.userID, one.sig)).resolves.toBeDefined()
    for (const [uid, sig] of [
      [one.userID, two.sig],
      [one.userID, `${longer}.${mac}`],
      [one.userID, `${body}.`],
      ['g_forged', 'x.y'],
    ] as const)
      await expect(card(uid, sig)).rejects.toMatchObject({ status: 2 })
    clock.advance(6 * DAY_MS - 1_000)
    await expect(card(one.userID, one.sig)).resolves.toBeDefined()
    clock.advance(1_000)
    await expect(card(one.userID, one.sig)).rejects.toMatchObject({ status: 2 })
  })

  it('is asked to log in for calls of members, and stays a guest', async () => {
    const guest = await newGuest(server)
    await expect(guest.api.call(getTaskInfo, {})).rejects.toMatchObject({ status: 9, message: '请登录使用完整功能' })
  })
})
