import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server'
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
    expect(await api.call('getUserInfo', {})).toMatchObject({ uid, account, gold: 0, is_anchor: 0 })
    const again = await apiOf(server).call('login', { account: account.toUpperCase(), pwd: password })
    expect(again.uid).toBe(uid)
    expect(again.last_login).toBeGreaterThan(0)
  })

  it('refuses a name that is taken, in whatever case', async () => {
    const { account } = await registerPerson(server)
    const form = { account: account.toUpperCase(), pwd: 'goal2026', ...(await solveCaptcha(server)) }
    await expect(apiOf(server).call('registNew', form)).rejects.toMatchObject({ status: 11, message: '账号已存在' })
  })

  it('gives one of two who ask for a name at once the name', async () => {
    const account = 'race2026'
    const [one, two] = [await solveCaptcha(server), await solveCaptcha(server)]
    const calls = [one, two].map((captcha) => apiOf(server).call('registNew', { account, pwd: 'goal2026', ...captcha }))
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it.each([
    ['123456', 'goal2026', '账号须为6-20位字母和数字，至少一个字母'],
    ['fan_2026', 'goal2026', '账号须为6-20位字母和数字，至少一个字母'],
    ['fan20261', '12345678', '密码须为6-20位字母和数字，至少一个字母'],
  ])('refuses %s with %s and says why', async (account, pwd, message) => {
    const form = { account, pwd, ...(await solveCaptcha(server)) }
    await expect(apiOf(server).call('registNew', form)).rejects.toMatchObject({ message })
  })

  it('counts a friend who registers with an invite code, and refuses a code that nobody has', async () => {
    const host = await registerPerson(server)
    const { invite } = await host.api.call('getUserInfo', {})
    const form = { account: 'friend2026', pwd: 'goal2026', invite_code: invite.invite_code.toLowerCase() }
    await apiOf(server).call('regist', { ...form, ...(await solveCaptcha(server)) })
    expect((await host.api.call('getTaskInfo', {})).tasks.inviteFriend?.stage).toBe(1)
    const wrong = { ...form, account: 'friend2027', invite_code: 'NOBODY', ...(await solveCaptcha(server)) }
    await expect(apiOf(server).call('regist', wrong)).rejects.toMatchObject({ message: '邀请码不存在' })
  })
})

describe('the captcha', () => {
  it('is a PNG of its own for every call', async () => {
    const url = apiOf(server).url('smsCaptcha', { code: 'picture-one' })
    const [first, second] = await Promise.all([fetch(url), fetch(url)])
    expect(first.headers.get('content-type')).toBe('image/png')
    expect(first.headers.get('cache-control')).toBe('no-store')
    const [one, two] = [Buffer.from(await first.arrayBuffer()), Buffer.from(await second.arrayBuffer())]
    expect([...one.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47])
    expect(one.compare(two)).not.toBe(0)
  })

  it('is good for one try', async () => {
    const captcha = await solveCaptcha(server)
    const form = { account: 'oncefan1', pwd: 'goal2026', code: captcha.code }
    const register = (answer: string) => apiOf(server).call('registNew', { ...form, captcha: answer })
    await expect(register('nope')).rejects.toMatchObject({ status: 4, message: '图形验证码错误' })
    await expect(register(captcha.captcha)).rejects.toMatchObject({ status: 4 })
  })

  it('takes small letters too', async () => {
    const { code, captcha } = await solveCaptcha(server)
    const form = { account: 'smallfan1', pwd: 'goal2026', code, captcha: captcha.toLowerCase() }
    await expect(apiOf(server).call('registNew', form)).resolves.toMatchObject({ account: 'smallfan1' })
  })

  it('is over after five minutes', async () => {
    const clock = steppedClock('2026-06-14T12:00:00Z')
    const own = await bootForTest({ clock })
    const captcha = await solveCaptcha(own)
    clock.advance(300_000)
    await expect(
      apiOf(own).call('registNew', { account: 'latefan1', pwd: 'goal2026', ...captcha }),
    ).rejects.toMatchObject({ status: 4 })
  })
})

describe('login', () => {
  it('answers a wrong password and a missing account the same', async () => {
    const { account } = await registerPerson(server)
    for (const name of [account, 'nobody2026'])
      await expect(apiOf(server).call('login', { account: name, pwd: 'wrong2026' })).rejects.toMatchObject({
        status: 10,
        message: '账号或密码错误',
      })
  })

  it('asks for a captcha after three failures, also of the right password', async () => {
    const { account, password } = await registerPerson(server)
    const api = apiOf(server)
    for (let failure = 0; failure < 3; failure += 1)
      await expect(api.call('login', { account, pwd: 'wrong2026' })).rejects.toMatchObject({ status: 10 })
    await expect(api.call('login', { account, pwd: password })).rejects.toMatchObject({ status: 5 })
    const captcha = await solveCaptcha(server)
    await expect(api.call('login', { account, pwd: password, ...captcha })).resolves.toMatchObject({ account })
    await expect(api.call('login', { account, pwd: password })).resolves.toMatchObject({ account })
  })

  it('ends with the session: after logout the token is worth nothing', async () => {
    const { api } = await registerPerson(server)
    await api.call('logout', {})
    await expect(api.call('getUserInfo', {})).rejects.toMatchObject({ errorName: 'LOGIN_EXPIRED', status: 2 })
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

  it('keeps no token as it is', async () => {
    const { token } = await registerPerson(server)
    const rows = await server.context.db.selectFrom('session').selectAll().execute()
    expect(rows.some((row) => row.token_hash.toString('base64url') === token)).toBe(false)
  })
})

describe('the caller', () => {
  it('is known by the Authorization header of a GET', async () => {
    const { token } = await registerPerson(server)
    const headers = { authorization: `Bearer ${token}` }
    const reply = await fetch(`${server.url}/api/task/getTaskInfo`, { headers })
    expect(await reply.json()).toMatchObject({ status: 0 })
  })

  it('is never known by a token in the address', async () => {
    const { token, uid } = await registerPerson(server)
    const reply = await fetch(`${server.url}/api/task/getTaskInfo?token=${token}&uid=${uid}`)
    expect(await reply.json()).toMatchObject({ status: 2 })
  })

  it('is not who the uid says when the token is of another', async () => {
    const [one, two] = [await registerPerson(server), await registerPerson(server)]
    const forged = apiOf(server, { uid: two.uid, token: one.token })
    await expect(forged.call('getUserInfo', {})).rejects.toMatchObject({ status: 2 })
  })
})

describe('a guest', () => {
  it('keeps its id while its credentials live, and may see cards', async () => {
    const guest = await newGuest(server)
    expect((await guest.api.call('getGuestInfo', {})).userid).toBe(guest.userID)
    expect((await newGuest(server)).userID).not.toBe(guest.userID)
    expect(await guest.api.call('getUserBasicInfo', { id: guest.userID })).toMatchObject({ uid: 0 })
  })

  it('is nobody with the signature of another guest, a changed one, or one that has expired', async () => {
    const clock = steppedClock('2026-06-14T12:00:00Z')
    const own = await bootForTest({ clock })
    const [one, two] = [await newGuest(own), await newGuest(own)]
    const [body, mac] = one.sig.split('.')
    const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as object
    const longer = Buffer.from(JSON.stringify({ ...claims, e: 4_000_000_000 })).toString('base64url')
    const card = (uid: string, token: string) => apiOf(own, { uid, token }).call('getUserBasicInfo', { id: two.userID })
    await expect(card(one.userID, one.sig)).resolves.toBeDefined()
    for (const [uid, sig] of [
      [one.userID, two.sig],
      [one.userID, `${longer}.${mac}`],
      [one.userID, `${body}.`],
      ['g_forged', 'x.y'],
    ] as const)
      await expect(card(uid, sig)).rejects.toMatchObject({ status: 2 })
    clock.advance(DAY_MS)
    await expect(card(one.userID, one.sig)).rejects.toMatchObject({ status: 2 })
  })

  it('is asked to log in where only members may go, and stays a guest', async () => {
    const guest = await newGuest(server)
    await expect(guest.api.call('getTaskInfo', {})).rejects.toMatchObject({ status: 9, message: '请登录使用完整功能' })
  })
})
