import { credentialFault, isPhone } from '@org/domain'
import { seconds } from '../../ports/clock'
import { type Account, findAccount, findAccountByMobile, findAccountByName } from '../../store/identity/accounts'
import type { Context } from '../context'
import type { UserInfo } from '../identity/user-info'
import { Refusal } from '../refusal'
import { noteDevice } from './check-password'
import { replacePassword } from './end-sessions'
import { openSession, type SessionOrigin } from './open-session'
import { newSmsCode, rightSmsCode, type SmsRequest } from './sms-codes'

export interface ResetForm {
  /** A name or a mobile; the caller's own if it is left out. */
  readonly account?: string | undefined
  readonly smscode?: string | undefined
  readonly code?: string | undefined
  readonly captcha?: string | undefined
  readonly pwd: string
  readonly device: string
}

/**
 * Sets the password of who has the mobile of the account, ends all sessions and opens a new one. An account that does not
 * exist or has no mobile is refused like a wrong code, because it gets no code. The code ends with the old password.
 */
export const resetPassword = async (
  context: Context,
  { account: name, smscode = '', code = '', captcha = '', pwd, device }: ResetForm,
  { uid, ...origin }: SessionOrigin & { readonly uid: number | null },
): Promise<UserInfo> => {
  const { clock, db, passwords } = context
  if (credentialFault(pwd) !== null) throw new Refusal('passwordMalformed')
  const account = await accountOf(context, name, uid)
  const mobile = account?.mobile ?? name ?? ''
  const right = await rightSmsCode(context, { code, captcha, smscode, mobile, purpose: 'password' })
  if (account === null) throw new Refusal('smsCodeWrong')
  if (account.status !== 1) throw new Refusal('accountClosed')
  const password_hash = await passwords.hash(pwd)
  const change = { newHash: password_hash, now: seconds(clock), code: right }
  if (!(await replacePassword(db, account, change))) throw new Refusal('smsCodeWrong')
  await noteDevice(context, account.id, device)
  return openSession(context, { id: account.id, password_hash }, origin)
}

const accountOf = async ({ db }: Context, name: string | undefined, uid: number | null): Promise<Account | null> => {
  if (name === undefined) return uid === null ? null : findAccount(db, uid)
  return (isPhone(name) ? findAccountByMobile : findAccountByName)(db, name)
}

/**
 * Sends a code for a forgotten password to the mobile of an account. The reply does not wait for it and does not say
 * whether it succeeds: by its content or its time a caller would know which mobiles have an account.
 */
export const sendPasswordCode = async (context: Context, request: Omit<SmsRequest, 'purpose'>): Promise<void> => {
  const message = await newSmsCode(context, { ...request, purpose: 'password' })
  if (message === null) return
  const send = async () => {
    if ((await findAccountByMobile(context.db, message.mobile)) !== null) await context.sms.send(message)
  }
  void send().catch((error: unknown) =>
    context.log.error({ err: error }, 'a code for a forgotten password could not be sent'),
  )
}
