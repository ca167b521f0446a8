import { createHash } from 'node:crypto'
import type { Context } from '../context'
import { seconds } from '../ports/clock'
import { Refusal } from '../rest/refusal'
import { type Account, findAccountByName } from '../store/accounts'
import { isKnownDevice, rememberDevice } from '../store/known-devices'
import { addLoginFailure, clearLoginFailures, type LoginTry, takeFreeTry } from '../store/login-failures'
import { checkCaptcha } from './check-captcha'
import { FAILURES_BEFORE_CAPTCHA, LIFETIMES } from './lifetimes'

export interface LoginForm {
  readonly account: string
  readonly pwd: string
  readonly code?: string | undefined
  readonly captcha?: string | undefined
  readonly device: string
}

/**
 * The account behind name and password. A missing account takes as long and answers the same as a wrong password.
 *
 * Nobody can lock an owner out: after three failures of a name, from wherever, each further try costs a captcha, and a
 * device that the owner has logged in with before is asked for none.
 */
export const logIn = async (context: Context, form: LoginForm, network: string): Promise<Account> => {
  const { db, clock, passwords } = context
  const now = seconds(clock)
  const attempt = { account: form.account, network, now, since: now - LIFETIMES.loginFailures }
  const account = await findAccountByName(db, form.account)
  if (account === null || !(await isTrusted(context, account, form.device))) await admit(context, form, attempt)

  if (!(await passwords.verify(account?.password_hash ?? null, form.pwd)) || account === null)
    throw new Refusal('credentialsWrong')
  if (account.status !== 1) throw new Refusal('accountClosed')
  await clearLoginFailures(db, attempt)
  await noteDevice(context, account.id, form.device)
  return account
}

/** Keeps a device as one of the account's own. */
export const noteDevice = async ({ db, clock }: Context, accountId: number, device: string): Promise<void> => {
  if (device !== '') await rememberDevice(db, { accountId, device: hashOf(device), now: seconds(clock) })
}

/** The try counts as a failure until it has succeeded: many at once would otherwise all come before the first. */
const admit = async (context: Context, { code, captcha }: LoginForm, attempt: LoginTry): Promise<void> => {
  if (await takeFreeTry(context.db, attempt, FAILURES_BEFORE_CAPTCHA)) return
  if (!code || !captcha) throw new Refusal('captchaRequired')
  await checkCaptcha(context, attempt.network, { purpose: 'login', code, captcha })
  await addLoginFailure(context.db, attempt)
}

/** A device that guesses, as after a theft, counts as an unknown one. */
const isTrusted = async ({ db, limiter }: Context, account: Account, device: string): Promise<boolean> => {
  if (device === '') return false
  const hash = hashOf(device)
  if (!(await isKnownDevice(db, account.id, hash))) return false
  return limiter.take(`login-device:${account.id}:${hash.toString('base64url')}`, KNOWN_DEVICE_LIMIT)
}

const KNOWN_DEVICE_LIMIT = { count: 20, perMs: 600_000 }

const hashOf = (device: string): Buffer => createHash('sha256').update(device).digest()
