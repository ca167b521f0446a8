import type { Context } from '../context'
import { seconds } from '../ports/clock'
import { Refusal } from '../rest/refusal'
import { takeCaptcha } from '../store/captchas'

/** Uses the captcha up, right or wrong. Throws the refusal `captchaWrong`. */
export const checkCaptcha = async (context: Context, id: string, answer: string): Promise<void> => {
  const expected = await takeCaptcha(context.db, id, seconds(context.clock))
  const given = answer.trim().toUpperCase()
  const { devCaptcha } = context.config
  if (devCaptcha !== null && given === devCaptcha.toUpperCase()) return
  if (expected === null || given !== expected) throw new Refusal('captchaWrong')
}
