import type { Context } from '../context'
import type { CaptchaPurpose, CaptchaSolution, CaptchaTask } from '../../ports/captcha'
import { seconds } from '../../ports/clock'
import { Refusal } from '../refusal'
import { addLoginFailure, networkFailures, NO_ACCOUNT } from '../../store/identity/login-failures'
import { LIFETIMES } from '../../config/lifetimes'

/** Begins a captcha. The more logins of the network have failed, the harder it is. */
export const beginCaptcha = async (
  { captcha, clock, db }: Context,
  purpose: CaptchaPurpose,
  network: string,
): Promise<CaptchaTask> =>
  captcha.begin(purpose, await networkFailures(db, network, seconds(clock) - LIFETIMES.loginFailures))

/** The picture of a captcha. */
export const captchaPicture = async ({ captcha }: Context, code: string): Promise<Uint8Array<ArrayBuffer>> => {
  const picture = await captcha.picture(code)
  if (picture === null) throw new Refusal('notFound')
  return picture
}

/**
 * Checks a solution; the captcha can be used once, right or wrong. Throws the refusal `captchaWrong`, which makes the
 * next captchas of the network harder, or CaptchaUnavailableError.
 */
export const checkCaptcha = async (context: Context, network: string, solution: CaptchaSolution): Promise<void> => {
  const { captcha, clock, config, db } = context
  const isRight = await captcha.check(solution)
  const [signs = ''] = solution.captcha.split('.', 1)
  if (isRight || (config.devCaptcha !== null && signs.trim().toUpperCase() === config.devCaptcha.toUpperCase())) return
  const now = seconds(clock)
  await addLoginFailure(db, { account: NO_ACCOUNT, network, now, since: now - LIFETIMES.loginFailures })
  throw new Refusal('captchaWrong')
}
