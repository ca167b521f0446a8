import { changePwd, getUserInfo, login } from '@org/api-client/contract'
import { ERRORS } from '@org/im-sdk/protocol'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server'
import { lockLogins } from '../src/store/im/im-sessions'
import { bootServer } from './boot'
import { connect } from './im-client'
import { apiOf, registerPerson, solveCaptcha, type Person } from './people'
import { shiftedClock } from './shifted-clock'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock })
})
afterAll(() => server.stop())

const NEW = 'goal2027'
const WRONG = { old_pwd: 'wrong2026', pwd: NEW }

const logIn = (account: string, pwd: string, device = '') => apiOf(server).call(login, { account, pwd, device })

const enter = async (uid: number, usersig: string, instanceID: string, platform = 3) => {
  const client = await connect(server, { userID: String(uid), instanceID, platform })
  return { client, errorCode: (await client.login({ usersig })).errorCode }
}

/** The statuses of tries with wrong old passwords. */
const guess = async ({ api }: Person, tries: number, form: object = {}): Promise<number[]> => {
  const statuses: number[] = []
  for (let n = 0; n < tries; n += 1) {
    const call = api.call(changePwd, { ...WRONG, ...form })
    statuses.push(
      await call.then(
        () => 0,
        (error: { status: number }) => error.status,
      ),
    )
  }
  return statuses
}

describe('a password change', () => {
  it('makes the new password valid and the old one invalid', async () => {
    const { api, account, password } = await registerPerson(server)
    await api.call(changePwd, { old_pwd: password, pwd: NEW })
    await expect(logIn(account, password)).rejects.toMatchObject({ status: 10 })
    await expect(logIn(account, NEW)).resolves.toMatchObject({ account })
  })

  it('ends every socket, token and signature, and gives the caller new ones', async () => {
    const here = await registerPerson(server)
    const there = await logIn(here.account, here.password)
    const mine = await here.api.call(getUserInfo, {})
    const sockets = [
      await enter(here.uid, mine.txim_sign, 'phone', 1),
      await enter(here.uid, there.txim_sign, 'browser'),
    ]
    const fresh = await here.api.call(changePwd, { old_pwd: here.password, pwd: NEW })
    clock.skip(1_100)
    for (const { client } of sockets) expect((await client.closed).code).toBe(4_002)
    for (const { token } of [here, there])
      await expect(apiOf(server, { uid: here.uid, token }).call(getUserInfo, {})).rejects.toMatchObject({ status: 2 })
    for (const { txim_sign } of [mine, there])
      expect((await enter(here.uid, txim_sign, 'phone', 1)).errorCode).toBe(ERRORS.LOGIN_FAIL.code)
    const { token, txim_sign } = fresh
    const again = await apiOf(server, { uid: here.uid, token }).call(getUserInfo, {})
    expect(again.account).toBe(here.account)
    expect((await enter(here.uid, txim_sign, 'phone', 1)).errorCode).toBe(0)
  })

  it('changes nothing if the old password is wrong', async () => {
    const { api, account, password } = await registerPerson(server)
    await expect(api.call(changePwd, WRONG)).rejects.toMatchObject({ status: 10, message: '原密码错误' })
    await expect(api.call(getUserInfo, {})).resolves.toMatchObject({ account })
    await expect(logIn(account, password)).resolves.toMatchObject({ account })
  })

  it('refuses a new password that breaks the rules, or is the old one', async () => {
    const { api, password } = await registerPerson(server)
    for (const pwd of ['123456', 'goal_2027', 'go1', 'a'.repeat(21)])
      await expect(api.call(changePwd, { old_pwd: password, pwd })).rejects.toMatchObject({
        status: 1,
        message: '密码须为6-20位字母和数字，至少一个字母',
      })
    await expect(api.call(changePwd, { old_pwd: password, pwd: password })).rejects.toMatchObject({
      status: 1,
      message: '新密码不能与原密码相同',
    })
  })

  it('succeeds for one of two concurrent calls', async () => {
    const { api, account, password } = await registerPerson(server)
    const calls = ['goal2028', 'goal2029'].map((pwd) => api.call(changePwd, { old_pwd: password, pwd }))
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const holds = outcomes[0]?.status === 'fulfilled' ? 'goal2028' : 'goal2029'
    await expect(logIn(account, holds)).resolves.toMatchObject({ account })
  })

  it('ends a concurrent login with the old password', async () => {
    const { account, password, uid } = await registerPerson(server)
    const { db } = server.context
    const underWay = await db.transaction().execute(async (trx) => {
      await lockLogins(trx, String(uid))
      const waiting = logIn(account, password).catch((error: unknown) => error)
      await expect.poll(() => countWaiting(server)).toBe(1)
      await trx.updateTable('account').set({ password_hash: 'another' }).where('id', '=', uid).execute()
      return { waiting }
    })
    expect(await underWay.waiting).toMatchObject({ status: 10 })
  })
})

const countWaiting = async ({ context }: RunningServer): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
  `.execute(context.db)
  return Number(rows[0]?.count)
}

describe('guessing the old password', () => {
  it('has three attempts, shared with logins of the name, and then needs a captcha for each', async () => {
    const person = await registerPerson(server)
    expect(await guess(person, 5)).toEqual([10, 10, 10, 5, 5])
    await expect(logIn(person.account, person.password)).rejects.toMatchObject({ status: 5 })
    expect(await guess(person, 1, await solveCaptcha(server, 'login'))).toEqual([10])
    expect(await guess(person, 1, { code: 'never-begun', captcha: 'A.1' })).toEqual([4])
    const form = { old_pwd: person.password, pwd: NEW, ...(await solveCaptcha(server, 'login')) }
    await expect(person.api.call(changePwd, form)).resolves.toMatchObject({ account: person.account })
  })

  it('needs a captcha after twenty attempts on a device of the owner', async () => {
    const person = await registerPerson(server)
    const device = 'phone of the owner'
    await logIn(person.account, person.password, device)
    const statuses = await guess(person, 25, { device })
    expect(statuses.slice(0, 19)).toEqual(Array<number>(19).fill(10))
    expect(statuses.at(-1)).toBe(5)
  })

  it('makes devices from before the change unknown', async () => {
    const person = await registerPerson(server)
    const [lost, kept] = ['lost phone', 'phone of the owner']
    await logIn(person.account, person.password, lost)
    const { token } = await person.api.call(changePwd, { old_pwd: person.password, pwd: NEW, device: kept })
    const owner = { ...person, token, api: apiOf(server, { uid: person.uid, token }) }
    expect(await guess(owner, 4)).toEqual([10, 10, 10, 5])
    await expect(logIn(person.account, NEW, lost)).rejects.toMatchObject({ status: 5 })
    await expect(logIn(person.account, NEW, kept)).resolves.toMatchObject({ uid: person.uid })
  })
})
