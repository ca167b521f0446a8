import * as v from 'valibot'
import { LIFETIMES } from '../../config/lifetimes'
import type { CaptchaProvider } from '../../config/captcha-settings'
import { type Captcha, CaptchaUnavailableError } from '../../ports/captcha'
import { seconds, type Clock } from '../../ports/clock'
import type { Random } from '../../ports/random'

/**
 * Captchas of a provider, which verifies the token that its widget gave the client. Turnstile and hCaptcha have the
 * same API. Source: developers.cloudflare.com/turnstile/get-started/server-side-validation, docs.hcaptcha.com
 */
export const siteverifyCaptcha = (
  { provider, siteKey, secret, verifyUrl }: CaptchaProvider,
  { clock, random }: { readonly clock: Clock; readonly random: Random },
  timeoutMs = 5_000,
): Captcha => ({
  begin: async () => ({
    code: Buffer.from(random.bytes(16)).toString('base64url'),
    provider,
    site_key: siteKey,
    challenge: '',
    proof_limit: 0,
    expire_time: seconds(clock) + LIFETIMES.captcha,
  }),

  picture: async () => null,

  check: async ({ purpose, captcha }) => {
    const body = new URLSearchParams({ secret, response: captcha, sitekey: siteKey })
    const verdict = await ask(provider, verifyUrl, body, timeoutMs)
    const fault = verdict['error-codes'].find((code) => KEY_FAULTS.has(code))
    if (fault !== undefined)
      throw new CaptchaUnavailableError(`${provider} refuses the keys of the configuration: ${fault}.`)
    // Turnstile reports the action for which the widget was created.
    return verdict.success && (provider !== 'turnstile' || verdict.action === purpose)
  },
})

/** Errors of our configuration, not of the caller. */
const KEY_FAULTS = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'sitekey-secret-mismatch',
  'bad-request',
  'internal-error',
])

const verdictSchema = v.object({
  success: v.boolean(),
  action: v.optional(v.string(), ''),
  'error-codes': v.optional(v.array(v.string()), []),
})

const ask = async (provider: string, url: string, body: URLSearchParams, timeoutMs: number) => {
  try {
    const reply = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) })
    return v.parse(verdictSchema, await reply.json())
  } catch (cause) {
    throw new CaptchaUnavailableError(`${provider} did not answer: ${String(cause)}`, { cause })
  }
}
