import type { Cancel, Clock } from '../clock/clock'
import type { Random } from '../clock/random'
import { RENEWAL } from '../protocol/limits'

export interface RenewalOptions {
  readonly clock: Clock
  readonly random: Random
  /** Must call `lasts` with the lifetime of the renewed session. Rejects if it must be retried. */
  readonly renew: () => Promise<void>
}

/** Renews a session before it expires, at a random moment, so that many clients do not renew at once. */
export class Renewal {
  readonly #options: RenewalOptions
  #cancel: Cancel = () => undefined
  #round = 0

  constructor(options: RenewalOptions) {
    this.#options = options
  }

  lasts(seconds: number): void {
    this.stop()
    const part = RENEWAL.earliest + this.#options.random() * (RENEWAL.latest - RENEWAL.earliest)
    this.#wait(Math.max(RENEWAL.youngMs, seconds * part * 1_000), 0)
  }

  stop(): void {
    this.#round += 1
    this.#cancel()
  }

  #wait(ms: number, failures: number): void {
    this.#cancel = this.#options.clock.after(ms, () => void this.#run(failures))
  }

  async #run(failures: number): Promise<void> {
    const round = this.#round
    try {
      await this.#options.renew()
    } catch {
      if (round !== this.#round) return
      const ms = Math.min(RENEWAL.retryMs * 2 ** failures, RENEWAL.retryMaxMs)
      this.#wait(ms * (0.5 + this.#options.random() / 2), failures + 1)
    }
  }
}
