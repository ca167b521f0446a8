import { createHash } from 'node:crypto'
import type { Context } from '../context'
import { seconds } from '../../ports/clock'
import { Refusal } from '../refusal'
import type { Account } from '../../store/identity/accounts'
import { isKnownDevice, rememberDevice } from '../../store/identity/known-devices'
import {
  addLoginFailure,
  clearLoginFailures,
  type LoginTry,
  networkFailures,
  takeFreeTry,
} from '../../store/identity/login-failures'
import { checkCaptcha } from './captcha'
import { FAILURES_BEFORE_CAPTCHA, LIFETIMES, NETWORK_FAILURES_BEFORE_CAPTCHA } from '../../config/lifetimes'

export interface PasswordTry {
  /** The given name, whether or not the account exists. */
  readonly name: string
  readonly pwd: string
  readonly code?: string | undefined
  readonly captcha?: string | undefined
  readonly device: string
  readonly network: string
}

/**
 * Whether the password is correct. A missing account takes as long as a wrong password. Throws the refusals
 * `captchaRequired` and `captchaWrong`.
 *
 * Failures never lock the owner out: after three failures of a name, each further attempt needs a captcha, except from
 * a device with which the owner has logged in before. Rule: SRV-9.
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

/** Stores a device as known for the account. */
export const noteDevice = async ({ db, clock }: Context, accountId: number, device: string): Promise<void> => {
  if (device !== '') await rememberDevice(db, { accountId, device: deviceHash(device), now: seconds(clock) })
}

/**
 * An attempt counts as a failure until it succeeds; otherwise many concurrent attempts would run before the first
 * failure counts. Whoever tries one password at many names fails at none of them three times, but in one network.
 */
const admit = async (
  context: Context,
  { code, captcha }: Pick<PasswordTry, 'code' | 'captcha'>,
  attempt: LoginTry,
): Promise<void> => {
  const ofNetwork = await networkFailures(context.db, attempt.network, attempt.since)
  if (ofNetwork < NETWORK_FAILURES_BEFORE_CAPTCHA && (await takeFreeTry(context.db, attempt, FAILURES_BEFORE_CAPTCHA)))
    return
  if (!code || !captcha) throw new Refusal('captchaRequired')
  await checkCaptcha(context, attempt.network, { purpose: 'login', code, captcha })
  await addLoginFailure(context.db, attempt)
}

/** A known device with too many failures, for example a stolen one, counts as unknown. */
const isTrusted = async ({ db, limiter }: Context, account: Account, device: string): Promise<boolean> => {
  if (device === '') return false
  const hash = deviceHash(device)
  if (!(await isKnownDevice(db, account.id, hash))) return false
  return limiter.take(`login-device:${account.id}:${hash.toString('base64url')}`, KNOWN_DEVICE_LIMIT)
}

const KNOWN_DEVICE_LIMIT = { count: 20, perMs: 600_000 }

export const deviceHash = (device: string): Buffer => createHash('sha256').update(device).digest()
