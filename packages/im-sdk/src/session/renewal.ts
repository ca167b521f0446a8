import type { Cancel, Clock } from '../clock/clock'
import type { Random } from '../clock/random'
import { RENEWAL } from '../protocol/limits'

export interface RenewalOptions {
  readonly clock: Clock
  readonly random: Random
  /** Says by `lasts` how long the renewed session lasts. Rejects when it has to be tried again. */
  readonly renew: () => Promise<void>
}

/**
 * Renews a session while it still holds, spread by chance, so that a million guests of one evening do not come back
 * together.
 */
export class Renewal {
  private cancel: Cancel = () => undefined
  private round = 0

  constructor(private readonly options: RenewalOptions) {}

  lasts(seconds: number): void {
    this.stop()
    const { earliest, latest, youngMs } = RENEWAL
    const part = earliest + this.options.random() * (latest - earliest)
    this.wait(Math.max(youngMs, seconds * part * 1_000), 0)
  }

  stop(): void {
    this.round += 1
    this.cancel()
  }

  private wait(ms: number, failures: number): void {
    this.cancel = this.options.clock.after(ms, () => void this.run(failures))
  }

  private async run(failures: number): Promise<void> {
    const { round } = this
    try {
      await this.options.renew()
    } catch {
      if (round !== this.round) return
      const ms = Math.min(RENEWAL.retryMs * 2 ** failures, RENEWAL.retryMaxMs)
      this.wait(ms * (0.5 + this.options.random() / 2), failures + 1)
    }
  }
}
