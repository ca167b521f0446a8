import { createApiClient, type ApiClient } from '@org/api-client'
import { getCaptcha, getGuestInfo, registNew, type CommonFields } from '@org/api-client/contract'
import { randomBytes } from 'node:crypto'
import type { RunningServer } from '../src/server'

export interface Person {
  readonly api: ApiClient
  readonly uid: number
  readonly account: string
  readonly password: string
  readonly token: string
}

/** A real API client with its common fields. */
export const apiOf = (server: RunningServer, common: CommonFields = {}): ApiClient =>
  createApiClient({ host: () => server.url, common: () => common })

/** Solves a captcha from the database, without the proof of work. */
export const solveCaptcha = async (server: RunningServer, purpose: 'login' | 'register' | 'sms' = 'register') => {
  const { code } = await apiOf(server).call(getCaptcha, { purpose })
  const { answer, proof } = await server.context.db
    .selectFrom('captcha')
    .select(['answer', 'proof'])
    .where('id', '=', code)
    .executeTakeFirstOrThrow()
  return { code, captcha: `${answer}.${proof}` }
}

/** A mobile that no account has. */
export const newMobile = (): string => `1${String(randomBytes(6).readUIntBE(0, 6) % 10 ** 10).padStart(10, '0')}`

/** The code of the newest SMS to a mobile, from the local provider's page; null if it got none. */
export const smsCodeOf = async (server: RunningServer, mobile: string): Promise<string | null> => {
  const page = await (await fetch(`${server.url}/outbox/sms`)).text()
  return new RegExp(`<td>${mobile}<td>\\D*(\\d{6})`).exec(page)?.[1] ?? null
}

/** Of digits that are not read as letters, so that it holds no word that is not allowed by chance. */
const newAccount = (): string => `fan${[...randomBytes(12)].map((byte) => '02689'[byte % 5]).join('')}`

export const registerPerson = async (server: RunningServer, account = newAccount()): Promise<Person> => {
  const password = 'goal2026'
  const form = { account, pwd: password, ...(await solveCaptcha(server)) }
  const { uid, token } = await apiOf(server).call(registNew, form)
  return { api: apiOf(server, { uid, token }), uid, account, password, token }
}

export const newGuest = async (server: RunningServer) => {
  const { userid, txim_sign } = await apiOf(server).call(getGuestInfo, {})
  return { api: apiOf(server, { uid: userid, token: txim_sign }), userID: userid, sig: txim_sign }
}
