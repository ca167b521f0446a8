import type { Clock } from '../clock/clock'
import { MESSAGE_LIMITS, TIMING } from '../protocol/limits'
import type { Caller } from '../rpc/caller'

/**
 * Acknowledges pushes in batches. If an acknowledgement is lost, the server pushes again and the client drops the
 * duplicate.
 */
export class PushAcknowledger {
  readonly #clock: Clock
  readonly #caller: Caller
  #waiting: string[] = []
  #isScheduled = false

  constructor(clock: Clock, caller: Caller) {
    this.#clock = clock
    this.#caller = caller
  }

  add(sessionData: string): void {
    this.#waiting.push(sessionData)
    if (this.#waiting.length >= MESSAGE_LIMITS.ackBatch) return void this.#flush()
    if (this.#isScheduled) return
    this.#isScheduled = true
    this.#clock.after(TIMING.ackBatchMs, () => {
      this.#isScheduled = false
      void this.#flush()
    })
  }

  clear(): void {
    this.#waiting = []
  }

  async #flush(): Promise<void> {
    const sessionDataList = this.#waiting
    this.#waiting = []
    if (sessionDataList.length === 0) return
    try {
      await this.#caller.call('ackPush', { sessionDataList })
    } catch {
      /** The server pushes again what it thinks unseen. */
    }
  }
}
