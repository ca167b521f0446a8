import type { Cancel, Clock } from '../clock/clock'
import { TIMING } from '../protocol/limits'

export interface HeartbeatOptions {
  readonly clock: Clock
  /** Sends a ping and returns the outcome. Never rejects. */
  readonly ping: () => Promise<'alive' | 'lost' | 'fatal'>
  readonly onEnd: (end: 'pingLost' | 'pingFatal') => void
}

/**
 * Pings 10 s after the last received frame or ping. Traffic only records the time; the timer checks it when it is
 * due.
 */
export class Heartbeat {
  readonly #options: HeartbeatOptions
  #lastTraffic = 0
  #cancel: Cancel | null = null
  /** Counts starts and stops. The outcome of a ping from an earlier run is ignored. */
  #round = 0
  #isAsking = false
  #wasLate = false

  constructor(options: HeartbeatOptions) {
    this.#options = options
  }

  start(): void {
    this.stop()
    this.#wasLate = false
    this.traffic()
    this.#wait(TIMING.pingAfterIdleMs)
  }

  traffic(): void {
    this.#lastTraffic = this.#options.clock.monotonic()
  }

  stop(): void {
    this.#round += 1
    this.#isAsking = false
    this.#cancel?.()
    this.#cancel = null
  }

  /**
   * Only one ping at a time: a device that wakes again and again must not delay the detection of a dead connection.
   * If the timeout fires late, the page was frozen and the reply may be unread, so the ping is repeated once.
   */
  async ping(): Promise<void> {
    if (this.#isAsking) return
    this.#isAsking = true
    const { clock, ping, onEnd } = this.#options
    this.traffic()
    const sentAt = this.#lastTraffic
    const round = this.#round
    const outcome = await ping()
    if (round !== this.#round) return
    this.#isAsking = false
    const isLate = outcome === 'lost' && clock.monotonic() - sentAt > TIMING.latePingMs
    const isExcused = isLate && !this.#wasLate
    this.#wasLate = isLate
    if (isExcused) void this.ping()
    else if (outcome !== 'alive') onEnd(outcome === 'fatal' ? 'pingFatal' : 'pingLost')
  }

  #wait(ms: number): void {
    const { clock } = this.#options
    this.#cancel = clock.after(ms, () => {
      const idle = clock.monotonic() - this.#lastTraffic
      if (idle < TIMING.pingAfterIdleMs) return this.#wait(TIMING.pingAfterIdleMs - idle)
      void this.ping()
      this.#wait(TIMING.pingAfterIdleMs)
    })
  }
}
