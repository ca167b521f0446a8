import { getCaptcha, login, registNew } from '@org/api-client/contract'
import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server'
import { bootForTest } from './boot'
import { apiOf, registerPerson, solveCaptcha } from './people'
import { steppedClock } from './stepped-clock'

const WRONG = { pwd: 'wrong2026' }
const GUESSES = process.env['TIER'] === 'deep' ? 1_000 : 100

/** The status of a login from an address. */
const logInFrom = async (own: RunningServer, address: string, form: object): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  const reply = await fetch(`${own.url}/webapi/user/login`, { method: 'POST', headers, body: JSON.stringify(form) })
  return ((await reply.json()) as { status: number }).status
}

const guess = (own: RunningServer, account: string, tries: number, addressOf: (n: number) => string) =>
  Promise.all(
    Array.from({ length: tries }, (_, n) =>
      logInFrom(own, addressOf(n), { account, pwd: `wrong${n}`, device: `d${n}` }),
    ),
  )

describe('guessing the password of an account', () => {
  it('SRV-9: has three attempts, also concurrently and from several networks', async () => {
    const own = await bootForTest({ trustedProxies: 1 })
    const { account } = await registerPerson(own)
    const statuses = await guess(own, account, GUESSES, (n) => `10.${n >> 8}.${n & 255}.1`)
    expect(statuses.filter((status) => status === 10)).toHaveLength(3)
    expect(statuses.filter((status) => status === 5)).toHaveLength(GUESSES - 3)
  })

  it('is refused for a minute after sixty attempts from one address', async () => {
    const own = await bootForTest({ trustedProxies: 1, clock: steppedClock('2026-06-14T12:00:00Z') })
    const { account } = await registerPerson(own)
    const statuses = await guess(own, account, 100, () => '10.0.0.1')
    expect(statuses.filter((status) => status === 6)).toHaveLength(40)
  })

  it('SRV-9: needs a captcha for each further attempt, with more work for each network that fails', async () => {
    const own = await bootForTest()
    const { account } = await registerPerson(own)
    await guess(own, account, 3, () => '')
    const { proof_limit: before } = await apiOf(own).call(getCaptcha, { purpose: 'login' })
    for (let n = 0; n < 3; n += 1) {
      const captcha = await solveCaptcha(own, 'login')
      await expect(apiOf(own).call(login, { account, ...WRONG, ...captcha })).rejects.toMatchObject({ status: 10 })
      await expect(apiOf(own).call(login, { account, ...WRONG, ...captcha })).rejects.toMatchObject({ status: 4 })
    }
    const { proof_limit: after } = await apiOf(own).call(getCaptcha, { purpose: 'login' })
    expect(after).toBeGreaterThan(before)
  })

  it('gains nothing when the owner logs in from another network', async () => {
    const own = await bootForTest({ trustedProxies: 1 })
    const { account, password } = await registerPerson(own)
    await guess(own, account, 3, () => '10.0.0.1')
    const captcha = await solveCaptcha(own, 'login')
    expect(await logInFrom(own, '10.9.9.9', { account, pwd: password, ...captcha })).toBe(0)
    expect(await logInFrom(own, '10.0.0.1', { account, ...WRONG })).toBe(5)
  })

  it('needs a captcha also for names without a failure, once the network has failed at many names', async () => {
    const own = await bootForTest({ trustedProxies: 1 })
    const { account, password } = await registerPerson(own)
    const device = randomBytes(16).toString('hex')
    expect(await logInFrom(own, '10.0.0.1', { account, pwd: password, device })).toBe(0)
    const tryAt = (name: string, address: string) => logInFrom(own, address, { account: name, pwd: 'football1' })
    const statuses: number[] = []
    for (let n = 0; n < 35; n += 1) statuses.push(await tryAt(`somebody${n}`, '10.0.0.1'))
    expect(statuses.slice(0, 20)).toEqual(Array<number>(20).fill(10))
    expect(statuses.at(-1)).toBe(5)
    const captcha = await solveCaptcha(own, 'login')
    expect(await logInFrom(own, '10.0.0.1', { account, pwd: password, ...captcha })).toBe(0)
    expect(await logInFrom(own, '10.0.0.1', { account, pwd: password, device })).toBe(0)
    expect(await tryAt('somebody99', '10.0.0.2')).toBe(10)
  })

  it('does not reveal whether the account exists', async () => {
    const own = await bootForTest()
    const { account } = await registerPerson(own)
    const statusesOf = async (name: string) => {
      const statuses: number[] = []
      for (let n = 0; n < 5; n += 1) statuses.push(await logInFrom(own, '', { account: name, ...WRONG, device: 'd' }))
      return statuses
    }
    expect(await statusesOf(account)).toEqual(await statusesOf('nobody2026'))
  })
})

describe('the owner of an account under attack', () => {
  it('SRV-9: can always log in with the right password and a right captcha', async () => {
    const own = await bootForTest({ trustedProxies: 1 })
    const { account, password } = await registerPerson(own)
    await guess(own, account, 60, (n) => `10.0.${n}.1`)
    const captcha = await solveCaptcha(own, 'login')
    expect(await logInFrom(own, '10.9.9.9', { account, pwd: password, ...captcha })).toBe(0)
  })

  it('SRV-9: needs no captcha on a device that has logged in before, also in the attacker’s network', async () => {
    const own = await bootForTest({ trustedProxies: 1 })
    const { account, password } = await registerPerson(own)
    const device = randomBytes(16).toString('hex')
    expect(await logInFrom(own, '10.0.0.1', { account, pwd: password, device })).toBe(0)
    await guess(own, account, 30, () => '10.0.0.1')
    expect(await logInFrom(own, '10.0.0.1', { account, pwd: password, device: 'another' })).toBe(5)
    expect(await logInFrom(own, '10.0.0.1', { account, pwd: password, device })).toBe(0)
  })

  it('has the device of the registration as a known device, and no device of another account', async () => {
    const own = await bootForTest()
    const device = randomBytes(16).toString('hex')
    const form = { account: 'owner2026', pwd: 'goal2026', device, ...(await solveCaptcha(own)) }
    await apiOf(own).call(registNew, form)
    const other = await registerPerson(own)
    await guess(own, 'owner2026', 3, () => '')
    await guess(own, other.account, 3, () => '')
    expect(await logInFrom(own, '', { account: 'owner2026', pwd: 'goal2026', device })).toBe(0)
    expect(await logInFrom(own, '', { account: other.account, pwd: other.password, device })).toBe(5)
  })

  it('needs a captcha on a known device with too many failures', async () => {
    const own = await bootForTest()
    const { account, password } = await registerPerson(own)
    const device = randomBytes(16).toString('hex')
    expect(await logInFrom(own, '', { account, pwd: password, device })).toBe(0)
    const statuses: number[] = []
    for (let n = 0; n < 25; n += 1) statuses.push(await logInFrom(own, '', { account, ...WRONG, device }))
    expect(statuses.slice(0, 19)).toEqual(Array<number>(19).fill(10))
    expect(statuses.at(-1)).toBe(5)
  })

  it('needs no captcha a quarter of an hour after the last failure', async () => {
    const clock = steppedClock('2026-06-14T12:00:00Z')
    const own = await bootForTest({ clock })
    const { account, password } = await registerPerson(own)
    await guess(own, account, 3, () => '')
    expect(await logInFrom(own, '', { account, pwd: password })).toBe(5)
    clock.advance(900_000)
    expect(await logInFrom(own, '', { account, pwd: password })).toBe(0)
  })
})
