import type { Cancel, Clock } from '../clock/clock'
import { imError } from '../protocol/im-error'
import { TIMING } from '../protocol/limits'

/** The user's credential: at first a signature from the app, then the access key that the server returns for it. */
export class Credential {
  readonly #clock: Clock
  readonly #getUserSig: (() => Promise<string>) | null
  userSig = ''
  accessKey = ''

  constructor(clock: Clock, getUserSig: (() => Promise<string>) | null) {
    this.#clock = clock
    this.#getUserSig = getUserSig
  }

  /** The access key, once there is one. */
  get head(): { a2: string } | { usersig: string } {
    return this.accessKey === '' ? { usersig: this.userSig } : { a2: this.accessKey }
  }

  /** The app provides fresh signatures on request (`getUserSig`). */
  get canRenew(): boolean {
    return this.#getUserSig !== null
  }

  /** A fresh signature. Rejects with USER_SIG_MISSING, also if the app throws, and NETWORK_TIMEOUT. */
  async fetch(): Promise<string> {
    let cancel: Cancel = () => undefined
    const late = new Promise<never>((_, reject) => {
      cancel = this.#clock.after(TIMING.requestTimeoutMs, () => reject(imError('NETWORK_TIMEOUT')))
    })
    try {
      const userSig = await Promise.race([this.#ofApp(), late])
      if (!isFilled(userSig))
        throw this.canRenew
          ? imError('USER_SIG_MISSING', '`getUserSig` returned no text.')
          : imError('USER_SIG_MISSING')
      return userSig
    } finally {
      cancel()
    }
  }

  async #ofApp(): Promise<unknown> {
    try {
      return await this.#getUserSig?.()
    } catch (thrown) {
      const reason = thrown instanceof Error ? thrown.message : String(thrown)
      throw imError('USER_SIG_MISSING', `\`getUserSig\` threw: ${reason}`, thrown)
    }
  }

  forget(): void {
    this.userSig = ''
    this.accessKey = ''
  }
}

export const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== ''
