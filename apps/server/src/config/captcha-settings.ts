export interface CaptchaProvider {
  readonly provider: 'turnstile' | 'hcaptcha'
  readonly siteKey: string
  readonly secret: string
  readonly verifyUrl: string
}

const VERIFY_URLS = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
} as const

/** Null for the built-in captcha. Throws an Error that names the invalid variable. */
export const captchaProvider = (env: Readonly<Record<string, string | undefined>>): CaptchaProvider | null => {
  const name = env['CAPTCHA'] || 'local'
  if (name === 'local') return null
  if (name !== 'turnstile' && name !== 'hcaptcha')
    throw new Error(`CAPTCHA=${name}: expected local, turnstile or hcaptcha.`)
  const need = (variable: string): string => {
    const value = env[variable]
    if (!value) throw new Error(`CAPTCHA=${name} needs ${variable}.`)
    return value
  }
  return {
    provider: name,
    siteKey: need('CAPTCHA_SITE_KEY'),
    secret: need('CAPTCHA_SECRET'),
    verifyUrl: env['CAPTCHA_VERIFY_URL'] || VERIFY_URLS[name],
  }
}
