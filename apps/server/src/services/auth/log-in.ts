import { isPhone } from '@org/domain'
import type { Context } from '../context'
import { Refusal } from '../refusal'
import { findAccountByMobile, findAccountByName } from '../../store/identity/accounts'
import type { UserInfo } from '../identity/user-info'
import { isPasswordRight, noteDevice, type PasswordTry } from './check-password'
import { openSession, type SessionOrigin } from './open-session'

export interface LoginForm extends Pick<PasswordTry, 'pwd' | 'code' | 'captcha' | 'device'> {
  readonly account: string
}

/**
 * Opens a session for a name, or the mobile of an account, and the password. A missing account gives the same error as a
 * wrong password.
 */
export const logIn = async (context: Context, form: LoginForm, origin: SessionOrigin): Promise<UserInfo> => {
  const byName = await findAccountByName(context.db, form.account)
  const account = byName ?? (isPhone(form.account) ? await findAccountByMobile(context.db, form.account) : null)
  const isRight = await isPasswordRight(context, account, { ...form, name: form.account, network: origin.network })
  if (!isRight || account === null) throw new Refusal('credentialsWrong')
  if (account.status !== 1) throw new Refusal('accountClosed')
  await noteDevice(context, account.id, form.device)
  return openSession(context, account, origin)
}
