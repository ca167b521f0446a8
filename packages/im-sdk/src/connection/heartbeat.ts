import type { Cancel, Clock } from '../clock/clock'
import { TIMING } from '../protocol/limits'

export interface HeartbeatOptions {
  readonly clock: Clock
  /** Sends a ping and says how it went; resolves only, never rejects. */
  readonly ping: () => Promise<'alive' | 'lost' | 'fatal'>
  readonly onEnd: (end: 'pingLost' | 'pingFatal') => void
}

/**
 * Pings 10 s after the last frame from the server, or the last ping. Traffic only notes the time; the timer looks at it
 * when it is due.
 */
export class Heartbeat {
  readonly #options: HeartbeatOptions
  #lastTraffic = 0
  #cancel: Cancel | null = null
  /** Counts starts and stops: the outcome of a ping that was sent before says nothing. */
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
   * One at a time: a device that wakes again and again must not keep a dead connection from being found. A time-out
   * that comes late is one of a page that was frozen. The answer may lie there unread, so the ping is repeated, once.
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
