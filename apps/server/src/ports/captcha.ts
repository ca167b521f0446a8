/** What a captcha is solved for. One that was begun for one purpose admits nothing else. */
export type CaptchaPurpose = 'login' | 'register' | 'sms'

/** What a client needs to solve a captcha. Fields that a provider does not use are empty or 0. */
export interface CaptchaTask {
  /** Sent back with the solution. */
  readonly code: string
  readonly provider: 'local' | 'turnstile' | 'hcaptcha'
  /** For the provider's widget. */
  readonly site_key: string
  /** Hex SHA-256 of `code:n`, where n is a whole number from 0 to below `proof_limit`, which the client has to find. */
  readonly challenge: string
  readonly proof_limit: number
  /** Epoch seconds. */
  readonly expire_time: number
}

export interface CaptchaSolution {
  readonly purpose: CaptchaPurpose
  readonly code: string
  /** For `local` the signs of the picture, a dot and the number found; else the provider's token. */
  readonly captcha: string
}

export interface Captcha {
  /** The more failures the caller's network has behind it, the more work is asked for. */
  begin(purpose: CaptchaPurpose, failures: number): Promise<CaptchaTask>
  /** The picture of a captcha that was begun, the same at every call; null where there is none. */
  picture(code: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Uses the captcha up, right or wrong. Throws CaptchaUnavailableError. */
  check(solution: CaptchaSolution): Promise<boolean>
}

/** The provider does not answer, or refuses the keys of the configuration. */
export class CaptchaUnavailableError extends Error {
  override readonly name = 'CaptchaUnavailableError'
}
