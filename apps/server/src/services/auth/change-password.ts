import { credentialFault } from '@org/domain'
import type { Context } from '../context'
import { seconds } from '../../ports/clock'
import type { UserInfo } from '../identity/user-info'
import { Refusal } from '../refusal'
import { findAccount } from '../../store/identity/accounts'
import { isPasswordRight, noteDevice, type PasswordTry } from './check-password'
import { replacePassword } from './end-sessions'
import { openSession, type SessionOrigin } from './open-session'

export interface PasswordForm extends Pick<PasswordTry, 'pwd' | 'code' | 'captcha' | 'device'> {
  /** A missing one is wrong. */
  readonly old_pwd?: string | undefined
}

export interface PasswordOwner extends SessionOrigin {
  readonly uid: number
}

/** Changes the password, ends all sessions and opens a new one. Other devices must log in again. */
export const changePassword = async (
  context: Context,
  { old_pwd = '', pwd, ...form }: PasswordForm,
  { uid, ...origin }: PasswordOwner,
): Promise<UserInfo> => {
  const { clock, db, passwords } = context
  if (credentialFault(pwd) !== null) throw new Refusal('passwordMalformed')
  const account = await findAccount(db, uid)
  if (account === null) throw new Refusal('loginExpired')
  const isRight = await isPasswordRight(context, account, {
    ...form,
    name: account.account,
    pwd: old_pwd,
    network: origin.network,
  })
  if (!isRight) throw new Refusal('oldPasswordWrong')
  if (pwd === old_pwd) throw new Refusal('passwordUnchanged')
  const password_hash = await passwords.hash(pwd)
  // Of two concurrent changes the first one wins, because the second one was checked against the old password.
  if (!(await replacePassword(db, account, { newHash: password_hash, now: seconds(clock) })))
    throw new Refusal('oldPasswordWrong')
  await noteDevice(context, uid, form.device)
  return openSession(context, { id: uid, password_hash }, origin)
}
