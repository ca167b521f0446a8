import { credentialFault } from '@org/domain'
import type { Context } from '../context'
import { seconds } from '../../ports/clock'
import { Refusal } from '../refusal'
import { type Account, findAccount } from '../../store/identity/accounts'
import { replacePassword } from '../../store/identity/end-sessions'
import { isPasswordRight, noteDevice, type PasswordTry } from './check-password'

export interface PasswordForm extends Pick<PasswordTry, 'pwd' | 'code' | 'captcha' | 'device'> {
  readonly old_pwd: string
}

export interface PasswordOwner {
  readonly uid: number
  readonly network: string
}

/** Changes the password and ends all sessions. Other devices must log in again. */
export const changePassword = async (
  context: Context,
  { old_pwd, pwd, ...form }: PasswordForm,
  { uid, network }: PasswordOwner,
): Promise<Account> => {
  const { clock, db, passwords } = context
  if (credentialFault(pwd) !== null) throw new Refusal('passwordMalformed')
  const account = await findAccount(db, uid)
  if (account === null) throw new Refusal('loginExpired')
  const isRight = await isPasswordRight(context, account, { ...form, name: account.account, pwd: old_pwd, network })
  if (!isRight) throw new Refusal('oldPasswordWrong')
  if (pwd === old_pwd) throw new Refusal('passwordUnchanged')
  const password_hash = await passwords.hash(pwd)
  // Of two concurrent changes the first one wins, because the second one was checked against the old password.
  if (!(await replacePassword(db, account, password_hash, seconds(clock)))) throw new Refusal('oldPasswordWrong')
  await noteDevice(context, uid, form.device)
  return { ...account, password_hash }
}
