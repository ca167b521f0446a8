import {
  bindMobile,
  changePwd,
  getMessages,
  getUserInfo,
  login,
  loginByMobile,
  sendBindSms,
  sendCode,
  sendOwnCheckSms,
  sendVerifyCode,
  setAccountName,
} from '@org/api-client/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { RunningServer } from '../src/server'
import { SmsUnavailableError } from '../src/ports/sms'
import { bootForTest, bootServer } from './boot'
import { apiOf, newMobile, registerPerson, smsCodeOf, solveCaptcha, type Person } from './people'
import { shiftedClock } from './shifted-clock'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock, rateLimits: false })
})
afterAll(() => server.stop())

const NEW = 'goal2027'

/** What a call needs that uses a code of the given call. */
const proofBy = async (
  send: typeof sendCode | typeof sendVerifyCode | typeof sendBindSms,
  mobile: string,
  api = apiOf(server),
) => {
  const captcha = await solveCaptcha(server, 'sms')
  await api.call(send, { mobile, ...captcha })
  return { mobile, ...captcha, smscode: (await smsCodeOf(server, mobile)) ?? '000000' }
}

/** The same with a code for a forgotten password, which is sent after the reply. */
const resetProof = async (mobile: string) => {
  const before = await smsCodeOf(server, mobile)
  const proof = await proofBy(sendCode, mobile)
  await expect.poll(() => smsCodeOf(server, mobile)).not.toBe(before)
  return { ...proof, smscode: (await smsCodeOf(server, mobile)) ?? '' }
}

const bind = async ({ api, password }: Person, mobile: string) =>
  api.call(bindMobile, { pwd: password, ...(await proofBy(sendBindSms, mobile, api)) })

const other = (smscode: string) => String((Number(smscode) + 1) % 1_000_000).padStart(6, '0')

describe('a login by mobile', () => {
  it('registers an unknown mobile, and later opens the same account', async () => {
    const mobile = newMobile()
    const first = await apiOf(server).call(loginByMobile, await proofBy(sendVerifyCode, mobile))
    const again = await apiOf(server).call(loginByMobile, await proofBy(sendVerifyCode, mobile))
    expect(again).toMatchObject({ uid: first.uid, has_mobile: 1 })
  })

  it('accepts a code once', async () => {
    const proof = await proofBy(sendVerifyCode, newMobile())
    const calls = await Promise.allSettled([1, 2, 3].map(() => apiOf(server).call(loginByMobile, proof)))
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('refuses a code of another mobile, of another purpose, and with another captcha', async () => {
    const proof = await proofBy(sendVerifyCode, newMobile())
    const wrong = [
      { ...proof, mobile: newMobile() },
      await proofBy(sendCode, newMobile()),
      { ...proof, ...(await solveCaptcha(server, 'sms')) },
    ]
    for (const form of wrong)
      await expect(apiOf(server).call(loginByMobile, form)).rejects.toMatchObject({ status: 13 })
    await expect(apiOf(server).call(loginByMobile, proof)).resolves.toMatchObject({ has_mobile: 1 })
  })

  it('refuses the right code after five wrong ones, and after five minutes', async () => {
    const guessed = await proofBy(sendVerifyCode, newMobile())
    for (let tries = 0; tries < 5; tries += 1)
      await expect(
        apiOf(server).call(loginByMobile, { ...guessed, smscode: other(guessed.smscode) }),
      ).rejects.toMatchObject({ status: 13 })
    const late = await proofBy(sendVerifyCode, newMobile())
    clock.skip(300_000)
    for (const form of [guessed, late])
      await expect(apiOf(server).call(loginByMobile, form)).rejects.toMatchObject({ status: 13 })
  })

  it('checks the code of an inviter when it makes an account, and tells the inviter', async () => {
    const { api, uid } = await registerPerson(server)
    const { invite_code } = await server.context.db
      .selectFrom('account')
      .select('invite_code')
      .where('id', '=', uid)
      .executeTakeFirstOrThrow()
    const mobile = newMobile()
    const logIn = async (code: string, smscode?: string) => {
      const proof = await proofBy(sendVerifyCode, mobile)
      return apiOf(server).call(loginByMobile, {
        ...proof,
        smscode: smscode === undefined ? proof.smscode : other(proof.smscode),
        invite_code: code,
      })
    }
    await expect(logIn('NOBODYS', 'wrong')).rejects.toMatchObject({ status: 13 })
    const proof = await proofBy(sendVerifyCode, mobile)
    const withCode = (code: string) => apiOf(server).call(loginByMobile, { ...proof, invite_code: code })
    await expect(withCode('NOBODYS')).rejects.toMatchObject({ status: 7 })
    const { uid: made } = await withCode(invite_code)
    expect((await api.call(getMessages, {})).list.map(({ text }) => text)).toEqual([
      expect.stringContaining('用您的邀请码注册了，可以领取 200 金币'),
    ])
    expect(await logIn('NOBODYS')).toMatchObject({ uid: made })
  })

  it('refuses a name that another member takes at the same moment', async () => {
    const mobile = newMobile()
    const { uid, token } = await apiOf(server).call(loginByMobile, await proofBy(sendVerifyCode, mobile))
    const api = apiOf(server, { uid, token })
    const captcha = await solveCaptcha(server, 'sms')
    await api.call(sendOwnCheckSms, captcha)
    const form = { account_name: `taken${uid}`, ...captcha, smscode: (await smsCodeOf(server, mobile)) ?? '' }
    const { db } = server.context
    const { uid: rival } = await registerPerson(server)
    const named = await db.transaction().execute(async (trx) => {
      await trx.updateTable('account').set({ account: form.account_name }).where('id', '=', rival).execute()
      const outcome = api.call(setAccountName, form).then(
        () => 0,
        ({ status }: { status: number }) => status,
      )
      await expect
        .poll(async () => (await sql`SELECT FROM pg_locks WHERE NOT granted`.execute(db)).rows.length)
        .toBeGreaterThan(0)
      return { outcome }
    })
    expect(await named.outcome).toBe(11)
  })

  it('lets the member choose the account name once', async () => {
    const mobile = newMobile()
    const registered = await apiOf(server).call(loginByMobile, await proofBy(sendVerifyCode, mobile))
    expect(registered.has_account_name).toBe(0)
    const { uid, token } = registered
    const api = apiOf(server, { uid, token })
    const name = async (account_name: string) => {
      const captcha = await solveCaptcha(server, 'sms')
      expect(await api.call(sendOwnCheckSms, captcha)).toEqual({
        mobile: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
      })
      return api.call(setAccountName, { account_name, ...captcha, smscode: (await smsCodeOf(server, mobile)) ?? '' })
    }
    const { account: taken } = await registerPerson(server)
    const captcha = await solveCaptcha(server, 'sms')
    await api.call(sendOwnCheckSms, captcha)
    const proof = { ...captcha, smscode: (await smsCodeOf(server, mobile)) ?? '' }
    await expect(api.call(setAccountName, { account_name: taken, ...proof })).rejects.toMatchObject({ status: 11 })
    const chosen = `chosen${uid}`
    await api.call(setAccountName, { account_name: chosen, ...proof })
    expect(await api.call(getUserInfo, {})).toMatchObject({ account: chosen, has_account_name: 1 })
    await expect(name(`again${uid}`)).rejects.toMatchObject({ status: 8 })
  })
})

describe('a mobile', () => {
  it('is bound with the password, and belongs to one account', async () => {
    const [owner, second] = [await registerPerson(server), await registerPerson(server)]
    const mobile = newMobile()
    const wrong = { ...(await proofBy(sendBindSms, mobile, owner.api)), pwd: 'wrong1' }
    for (const pwd of ['wrong1', owner.password])
      await expect(
        owner.api.call(bindMobile, { ...wrong, smscode: other(wrong.smscode), pwd }),
        'a guess of the password without a code',
      ).rejects.toMatchObject({ status: 13 })
    await expect(owner.api.call(bindMobile, wrong)).rejects.toMatchObject({ status: 10 })
    await expect(
      owner.api.call(bindMobile, { ...wrong, pwd: owner.password }),
      'a second guess with one code',
    ).rejects.toMatchObject({ status: 13 })
    await bind(owner, mobile)
    await expect(bind(second, mobile)).rejects.toMatchObject({ status: 14 })
    expect(await owner.api.call(getUserInfo, {})).toMatchObject({ has_mobile: 1 })
  })

  it('sets a forgotten password and ends every session', async () => {
    const { api, account, uid } = await registerPerson(server)
    const person = await registerPerson(server)
    const mobile = newMobile()
    await bind(person, mobile)
    await apiOf(server).call(changePwd, { pwd: NEW, account: mobile, ...(await resetProof(mobile)) })
    await expect(person.api.call(getUserInfo, {})).rejects.toMatchObject({ status: 2 })
    for (const name of [person.account, mobile])
      expect(await apiOf(server).call(login, { account: name, pwd: NEW })).toMatchObject({ uid: person.uid })
    expect(await api.call(getUserInfo, {})).toMatchObject({ account, uid })
  })

  it('sets the password of the account of a name, and keeps the code until that is stored', async () => {
    const person = await registerPerson(server)
    const mobile = newMobile()
    await bind(person, mobile)
    const form = { pwd: NEW, account: person.account, ...(await resetProof(mobile)) }
    const hash = vi.spyOn(server.context.passwords, 'hash').mockRejectedValueOnce(new Error('The server stops.'))
    await expect(apiOf(server).call(changePwd, form)).rejects.toThrow()
    hash.mockRestore()
    const { uid, token } = await apiOf(server).call(changePwd, form)
    expect(await apiOf(server, { uid, token }).call(getUserInfo, {})).toMatchObject({ account: person.account })
    await expect(apiOf(server).call(changePwd, form)).rejects.toMatchObject({ status: 13 })
  })

  it('of no account gets no SMS for a password, and the same replies', async () => {
    const mobile = newMobile()
    const proof = await proofBy(sendCode, mobile)
    const known = await registerPerson(server)
    const ofAccount = newMobile()
    await bind(known, ofAccount)
    const first = await smsCodeOf(server, ofAccount)
    await proofBy(sendCode, ofAccount)
    // What is sent to the mobile of an account shows that the call before it has ended too.
    await expect.poll(() => smsCodeOf(server, ofAccount)).not.toBe(first)
    expect(await smsCodeOf(server, mobile)).toBeNull()
    await expect(apiOf(server).call(changePwd, { pwd: NEW, account: mobile, ...proof })).rejects.toMatchObject({
      status: 13,
    })
  })
})

describe('the codes of a mobile', () => {
  const limited = async () => {
    const still = shiftedClock()
    const own = await bootForTest({ clock: still, trustedProxies: 1 })
    const mobile = newMobile()
    let asked = 0
    /** From another network each time. */
    const ask = async (row: typeof sendCode | typeof sendVerifyCode, device = '', wait = 61_000) => {
      still.skip(wait)
      asked += 1
      const body = JSON.stringify({ mobile, device, ...(await solveCaptcha(own, 'sms')) })
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${asked}.1` }
      const reply = await fetch(own.url + row.path, { method: 'POST', headers, body })
      return ((await reply.json()) as { status: number }).status
    }
    return { own, mobile, still, ask }
  }

  it('gets one code a minute and four a day that anybody asks for, whichever call sends it from whichever network', async () => {
    const { ask } = await limited()
    expect(await ask(sendVerifyCode)).toBe(0)
    expect(await ask(sendCode, '', 1_000)).toBe(6)
    for (let sent = 1; sent < 4; sent += 1) expect(await ask(sendVerifyCode)).toBe(0)
    expect([await ask(sendCode), await ask(sendVerifyCode)]).toEqual([6, 6])
  })

  it.each(['device', 'session'])('gets the fifth of a day when its owner asks for it, known by the %s', async (by) => {
    const { own, mobile, still, ask } = await limited()
    const captcha = await solveCaptcha(own, 'sms')
    await apiOf(own).call(sendVerifyCode, { mobile, ...captcha })
    const smscode = (await smsCodeOf(own, mobile)) ?? ''
    const { uid, token } = await apiOf(own).call(loginByMobile, { mobile, ...captcha, smscode, device: 'of the owner' })
    const api = apiOf(own, { uid, token })
    for (let sent = 1; sent < 4; sent += 1) expect(await ask(sendVerifyCode, 'of a stranger')).toBe(0)
    expect(await ask(sendVerifyCode, 'of a stranger')).toBe(6)
    const askAsOwner = async () => {
      if (by === 'device') return ask(sendVerifyCode, 'of the owner')
      still.skip(61_000)
      return api.call(sendOwnCheckSms, await solveCaptcha(own, 'sms')).then(
        () => 0,
        ({ status }: { status: number }) => status,
      )
    }
    expect([await askAsOwner(), await askAsOwner()]).toEqual([0, 6])
  })
})

const GUESSES = process.env.TIER === 'deep' ? 1_000 : 200

it('a code that is guessed hundreds of times has five tries, for all callers together', async () => {
  const own = await bootForTest({ rateLimits: false })
  const mobile = newMobile()
  const captcha = await solveCaptcha(own, 'sms')
  await apiOf(own).call(sendVerifyCode, { mobile, ...captcha })
  const right = Number(await smsCodeOf(own, mobile))
  const guess = (digits: number) =>
    apiOf(own)
      .call(loginByMobile, { mobile, ...captcha, smscode: String(digits % 1_000_000).padStart(6, '0') })
      .then(
        () => 0,
        ({ status }: { status: number }) => status,
      )
  const statuses = new Set<number>()
  // Callers together, but no more than a busy machine answers before they give up.
  for (let sent = 0; sent < GUESSES; sent += 50)
    for (const status of await Promise.all(Array.from({ length: 50 }, (_, n) => guess(right + 1 + sent + n))))
      statuses.add(status)
  expect(statuses).toEqual(new Set([13]))
  expect(await guess(right), 'the right code, after its tries').toBe(13)
})

it('sends nothing and shows no page without a provider', async () => {
  const silent = await bootForTest({ sms: null })
  const form = { mobile: newMobile(), ...(await solveCaptcha(silent, 'sms')) }
  await expect(apiOf(silent).call(sendVerifyCode, form)).rejects.toMatchObject({ status: 1 })
  expect((await fetch(`${silent.url}/outbox/sms`)).status).toBe(404)
})

describe('a code for a forgotten password', () => {
  const withAccount = async (own: RunningServer) => {
    const { uid } = await registerPerson(own)
    const mobile = newMobile()
    await own.context.db.updateTable('account').set({ mobile }).where('id', '=', uid).execute()
    return mobile
  }
  const ask = async (own: RunningServer, mobile: string) =>
    apiOf(own)
      .call(sendCode, { mobile, ...(await solveCaptcha(own, 'sms')) })
      .then(
        () => 0,
        ({ status }: { status: number }) => status,
      )

  it('is refused for every mobile without a provider', async () => {
    const silent = await bootForTest({ sms: null })
    expect(await ask(silent, await withAccount(silent))).toBe(1)
    expect(await ask(silent, newMobile())).toBe(1)
  })

  it('is answered before it is sent, and a failure is only logged', async () => {
    const own = await bootForTest()
    let fail = (_error: Error) => {}
    const sent = vi.spyOn(own.context.sms, 'send').mockImplementation(() => new Promise((_, reject) => (fail = reject)))
    const logged = vi.spyOn(own.context.log, 'error')
    expect(await ask(own, newMobile())).toBe(0)
    const mobile = await withAccount(own)
    expect(await ask(own, mobile)).toBe(0)
    await expect.poll(() => sent.mock.calls.map(([message]) => message.mobile)).toEqual([mobile])
    const error = new SmsUnavailableError('status 500')
    fail(error)
    await expect.poll(() => logged.mock.calls.map(([facts]) => facts)).toEqual([{ err: error }])
    expect(await ask(own, mobile), 'a failure does not say that the mobile has an account').toBe(6)
  })
})

it('does not count a code that could not be sent', async () => {
  const own = await bootForTest({ clock: shiftedClock() })
  const mobile = newMobile()
  const ask = async () => apiOf(own).call(sendVerifyCode, { mobile, ...(await solveCaptcha(own, 'sms')) })
  vi.spyOn(own.context.sms, 'send').mockRejectedValueOnce(new SmsUnavailableError('status 500'))
  await expect(ask()).rejects.toMatchObject({ status: 1 })
  expect(await ask()).toEqual({})
  await expect(ask()).rejects.toMatchObject({ status: 6 })
})

it('answers a call that repeats a captcha of the developers as before, and sends no second code', async () => {
  const own = await bootForTest({ rateLimits: false, devCaptcha: 'TEST' })
  const mobile = newMobile()
  const captcha = { code: '0123456789abcdef', captcha: 'TEST' }
  const sent = vi.spyOn(own.context.sms, 'send')
  for (const row of [sendVerifyCode, sendVerifyCode, sendCode])
    expect(await apiOf(own).call(row, { mobile, ...captcha })).toEqual({})
  expect(sent).toHaveBeenCalledTimes(1)
  const smscode = (await smsCodeOf(own, mobile)) ?? ''
  expect(await apiOf(own).call(loginByMobile, { mobile, ...captcha, smscode })).toMatchObject({ has_mobile: 1 })
})
