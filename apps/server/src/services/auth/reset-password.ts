import { credentialFault } from '@org/domain'
import { seconds } from '../../ports/clock'
import { findAccountByMobile } from '../../store/identity/accounts'
import type { Context } from '../context'
import { Refusal } from '../refusal'
import { replacePassword } from './end-sessions'
import { checkSmsCode, newSmsCode, type SmsCaptcha, type SmsRequest } from './sms-codes'

export interface ResetForm extends SmsCaptcha {
  readonly mobile: string
  readonly smscode: string
  readonly pwd: string
}

/**
 * Sets a forgotten password and ends all sessions. A mobile of no account is refused like a wrong code, because it gets
 * no code.
 */
export const resetPassword = async (context: Context, { pwd, ...form }: ResetForm): Promise<void> => {
  const { clock, db, passwords } = context
  if (credentialFault(pwd) !== null) throw new Refusal('passwordMalformed')
  await checkSmsCode(context, { ...form, purpose: 'password' })
  const account = await findAccountByMobile(db, form.mobile)
  if (account === null) throw new Refusal('smsCodeWrong')
  const isReplaced = await replacePassword(db, account, await passwords.hash(pwd), seconds(clock))
  if (!isReplaced) throw new Refusal('smsCodeWrong')
}

/**
 * Sends a code for a forgotten password to the mobile of an account. The reply does not wait for it and does not say
 * whether it succeeds: by its content or its time a caller would know which mobiles have an account.
 */
export const sendPasswordCode = async (context: Context, request: Omit<SmsRequest, 'purpose'>): Promise<void> => {
  const message = await newSmsCode(context, { ...request, purpose: 'password' })
  const send = async () => {
    if ((await findAccountByMobile(context.db, message.mobile)) !== null) await context.sms.send(message)
  }
  void send().catch((error: unknown) =>
    context.log.error({ err: error }, 'a code for a forgotten password could not be sent'),
  )
}
