import type { Context } from '../context'
import { seconds } from '../ports/clock'
import { Refusal } from '../rest/refusal'
import { type Account, findAccountByName } from '../store/accounts'
import { addLoginFailure, clearLoginFailures, loginFailures } from '../store/login-failures'
import { checkCaptcha } from './check-captcha'
import { FAILURES_BEFORE_CAPTCHA, LIFETIMES } from './lifetimes'

export interface LoginForm {
  readonly account: string
  readonly pwd: string
  readonly code?: string | undefined
  readonly captcha?: string | undefined
}

/** The account behind name and password. A missing account takes as long and answers the same as a wrong password. */
export const logIn = async (context: Context, form: LoginForm): Promise<Account> => {
  const { db, clock, limiter, passwords } = context
  const now = seconds(clock)
  const since = now - LIFETIMES.loginFailures
  if (!(await limiter.take(`login:${form.account.toLowerCase()}`, { count: 20, perMs: 600_000 })))
    throw new Refusal('tooManyRequests')
  if ((await loginFailures(db, form.account, since)) >= FAILURES_BEFORE_CAPTCHA) {
    if (!form.code || !form.captcha) throw new Refusal('captchaRequired')
    await checkCaptcha(context, form.code, form.captcha)
  }

  const account = await findAccountByName(db, form.account)
  if (!(await passwords.verify(account?.password_hash ?? null, form.pwd)) || account === null) {
    await addLoginFailure(db, form.account, now, since)
    throw new Refusal('credentialsWrong')
  }
  if (account.status !== 1) throw new Refusal('accountClosed')
  await clearLoginFailures(db, form.account)
  return account
}
