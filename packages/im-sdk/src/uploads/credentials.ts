import type { Cancel, Clock } from '../clock/clock'
import { STORAGE_LIMITS, UPLOAD_LIMITS } from '../protocol/limits'
import type { Settings } from '../modules'
import type { Calls } from '../rpc/caller'
import { isCount } from '../rpc/read-message'
import type { View } from '../store/view'

export interface CredentialsContext {
  readonly clock: Clock
  readonly caller: Calls
  /** Epoch milliseconds by the server's clock. */
  readonly serverTime: () => number
  readonly settings: View<Settings>
}

interface Held {
  readonly token: string
  /** Epoch seconds. */
  readonly expiresAt: number
}

/**
 * The credentials that continue an upload after its URL has expired. All uploads share them; they are refreshed
 * before expiry while an upload runs. Rule: IM-47.
 */
export class Credentials {
  readonly #context: CredentialsContext
  #held: Held | null = null
  #asking: Promise<string> | null = null
  #users = 0
  #cancel: Cancel = () => undefined

  constructor(context: CredentialsContext) {
    this.#context = context
  }

  /** Empty if there are none: a URL that is still valid works without. */
  async token(): Promise<string> {
    return this.#held !== null && this.#secondsLeft > 0 ? this.#held.token : this.#fetch()
  }

  /** Replaces refused credentials, unless there are newer ones already. */
  async renew(refused: string): Promise<string> {
    if (this.#held !== null && this.#held.token !== refused) return this.#held.token
    this.#held = null
    return this.#fetch()
  }

  /** An upload begins. Returns the function to call when it ends. */
  use(): () => void {
    this.#users += 1
    if (this.#users === 1) this.#watch()
    return () => {
      this.#users -= 1
      if (this.#users === 0) this.#cancel()
    }
  }

  clear(): void {
    this.#held = null
    this.#asking = null
  }

  get #secondsLeft(): number {
    return (this.#held?.expiresAt ?? 0) - this.#context.serverTime() / 1_000
  }

  #watch(): void {
    this.#cancel = this.#context.clock.after(UPLOAD_LIMITS.refreshTicks * STORAGE_LIMITS.tickMs, () => {
      if (this.#held !== null && this.#secondsLeft <= UPLOAD_LIMITS.refreshBeforeSeconds) void this.#fetch()
      this.#watch()
    })
  }

  #fetch(): Promise<string> {
    const asking = (this.#asking ??= this.#ask().finally(() => {
      if (this.#asking === asking) this.#asking = null
    }))
    return asking
  }

  async #ask(): Promise<string> {
    try {
      const said = this.#context.settings.get().upload_credentials_seconds
      const duration =
        isCount(said) && said > 0 ? Math.min(said, UPLOAD_LIMITS.credentialsSeconds) : UPLOAD_LIMITS.credentialsSeconds
      const { sessionToken, expiredTime } = await this.#context.caller.call('getUploadCredentials', { duration })
      this.#held = { token: sessionToken, expiresAt: expiredTime }
      return sessionToken
    } catch {
      return ''
    }
  }
}
