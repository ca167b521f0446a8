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
export const solveCaptcha = async (server: RunningServer, purpose: 'login' | 'register' = 'register') => {
  const { code } = await apiOf(server).call(getCaptcha, { purpose })
  const { answer, proof } = await server.context.db
    .selectFrom('captcha')
    .select(['answer', 'proof'])
    .where('id', '=', code)
    .executeTakeFirstOrThrow()
  return { code, captcha: `${answer}.${proof}` }
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
