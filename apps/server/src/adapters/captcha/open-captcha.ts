import type { Config } from '../../config/config'
import type { Captcha } from '../../ports/captcha'
import { proofCaptcha, type ProofParts } from './proof-captcha'
import { siteverifyCaptcha } from './siteverify-captcha'

/** The configured captcha. */
export const openCaptcha = (parts: ProofParts & { readonly config: Pick<Config, 'captcha'> }): Captcha => {
  const { captcha } = parts.config
  return captcha === null ? proofCaptcha(parts) : siteverifyCaptcha(captcha, parts)
}
