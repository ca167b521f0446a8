import type { Context } from '../../services/context'
import type { Captcha } from '../../ports/captcha'
import { proofCaptcha } from './proof-captcha'
import { siteverifyCaptcha } from './siteverify-captcha'

/** The captcha that the configuration names. */
export const openCaptcha = (parts: Pick<Context, 'config' | 'db' | 'clock' | 'random'>): Captcha => {
  const { captcha } = parts.config
  return captcha === null ? proofCaptcha(parts) : siteverifyCaptcha(captcha, parts)
}
