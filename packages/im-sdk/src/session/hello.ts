import type { Cancel, Clock } from '../clock/clock'
import { TIMING } from '../protocol/limits'

/** Says hello as often as the server wants, one at a time. */
export class Hello {
  private cancel: Cancel = () => undefined
  private round = 0

  constructor(
    private readonly clock: Clock,
    private readonly say: () => Promise<void>,
  ) {}

  every(seconds: number): void {
    this.stop()
    const { round } = this
    this.cancel = this.clock.after((seconds || TIMING.helloIntervalSeconds) * 1_000, () => {
      void this.say().finally(() => {
        if (round === this.round) this.every(seconds)
      })
    })
  }

  stop(): void {
    this.round += 1
    this.cancel()
  }
}
