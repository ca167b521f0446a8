/** The purpose of a captcha. A captcha is valid only for its purpose. */
export type CaptchaPurpose = 'login' | 'register' | 'sms'

/** The data that a client needs to solve a captcha. Unused fields are empty or 0. */
export interface CaptchaTask {
  /** Sent back with the solution. */
  readonly code: string
  readonly provider: 'local' | 'turnstile' | 'hcaptcha'
  /** For the provider's widget. */
  readonly site_key: string
  /** Hex SHA-256 of `code:n`, where n is an integer from 0 to below `proof_limit` that the client must find. */
  readonly challenge: string
  readonly proof_limit: number
  /** Epoch seconds. */
  readonly expire_time: number
}

export interface CaptchaSolution {
  readonly purpose: CaptchaPurpose
  readonly code: string
  /** For `local` the characters of the picture, a dot and the number found; otherwise the provider's token. */
  readonly captcha: string
}

export interface Captcha {
  /** The work grows with the number of recent failures of the caller's network. */
  begin(purpose: CaptchaPurpose, failures: number): Promise<CaptchaTask>
  /** The picture of a captcha, the same at every call; null if there is none. */
  picture(code: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Checks a solution. The captcha can be used once, right or wrong. Throws CaptchaUnavailableError. */
  check(solution: CaptchaSolution): Promise<boolean>
}

/** The provider does not answer, or refuses the keys of the configuration. */
export class CaptchaUnavailableError extends Error {
  override readonly name = 'CaptchaUnavailableError'
}
