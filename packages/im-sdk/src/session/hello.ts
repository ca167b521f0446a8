import type { Cancel, Clock } from '../clock/clock'
import { TIMING } from '../protocol/limits'

/** Sends hello at the server's interval, one at a time. */
export class Hello {
  readonly #clock: Clock
  readonly #say: () => Promise<void>
  #cancel: Cancel = () => undefined
  #round = 0

  constructor(clock: Clock, say: () => Promise<void>) {
    this.#clock = clock
    this.#say = say
  }

  every(seconds: number): void {
    this.stop()
    const round = this.#round
    this.#cancel = this.#clock.after((seconds || TIMING.helloIntervalSeconds) * 1_000, () => {
      void this.#say().finally(() => {
        if (round === this.#round) this.every(seconds)
      })
    })
  }

  stop(): void {
    this.#round += 1
    this.#cancel()
  }
}
