import { createHash } from 'node:crypto'
import type { Context } from '../context'
import { seconds } from '../../ports/clock'
import { Refusal } from '../refusal'
import type { Account } from '../../store/identity/accounts'
import { isKnownDevice, rememberDevice } from '../../store/identity/known-devices'
import { addLoginFailure, clearLoginFailures, type LoginTry, takeFreeTry } from '../../store/identity/login-failures'
import { checkCaptcha } from './check-captcha'
import { FAILURES_BEFORE_CAPTCHA, LIFETIMES } from '../../config/lifetimes'

export interface PasswordTry {
  /** The name that was given, whether or not there is such an account. */
  readonly name: string
  readonly pwd: string
  readonly code?: string | undefined
  readonly captcha?: string | undefined
  readonly device: string
  readonly network: string
}

/**
 * Whether the password is the account's. A missing account takes as long as a wrong password. Throws the refusals
 * `captchaRequired` and `captchaWrong`.
 *
 * Nobody can lock an owner out: after three failures of a name, from wherever, each further try costs a captcha, and a
 * device that the owner has logged in with before is asked for none.
 */
export const isPasswordRight = async (
  context: Context,
  account: Account | null,
  { name, network, ...form }: PasswordTry,
): Promise<boolean> => {
  const { db, clock, passwords } = context
  const now = seconds(clock)
  const attempt = { account: name, network, now, since: now - LIFETIMES.loginFailures }
  if (account === null || !(await isTrusted(context, account, form.device))) await admit(context, form, attempt)
  const isRight = await passwords.verify(account?.password_hash ?? null, form.pwd)
  if (isRight) await clearLoginFailures(db, attempt)
  return isRight
}

/** Keeps a device as one of the account's own. */
export const noteDevice = async ({ db, clock }: Context, accountId: number, device: string): Promise<void> => {
  if (device !== '') await rememberDevice(db, { accountId, device: hashOf(device), now: seconds(clock) })
}

/** The try counts as a failure until it has succeeded: many at once would otherwise all come before the first. */
const admit = async (
  context: Context,
  { code, captcha }: Pick<PasswordTry, 'code' | 'captcha'>,
  attempt: LoginTry,
): Promise<void> => {
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
