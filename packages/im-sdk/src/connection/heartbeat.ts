import type { Cancel, Clock } from '../clock/clock'
import { TIMING } from '../protocol/limits'

export interface HeartbeatOptions {
  readonly clock: Clock
  /** Sends a ping and says how it went; resolves only, never rejects. */
  readonly ping: () => Promise<'alive' | 'lost' | 'fatal'>
  readonly onEnd: (end: 'pingLost' | 'pingFatal') => void
}

/** Pings 10 s after the last frame from the server, or the last ping. Traffic only notes the time; the timer looks at it when it is due. */
export class Heartbeat {
  private lastTraffic = 0
  private cancel: Cancel | null = null
  /** Counts pings: only the outcome of the newest says anything. */
  private pings = 0
  private wasLate = false

  constructor(private readonly options: HeartbeatOptions) {}

  start(): void {
    this.stop()
    this.wasLate = false
    this.traffic()
    this.wait(TIMING.pingAfterIdleMs)
  }

  traffic(): void {
    this.lastTraffic = this.options.clock.monotonic()
  }

  stop(): void {
    this.pings += 1
    this.cancel?.()
    this.cancel = null
  }

  /** A time-out that comes late is one of a page that was frozen. The answer may lie there unread, so the ping is repeated, once. */
  async ping(): Promise<void> {
    const { clock, ping, onEnd } = this.options
    this.traffic()
    const sentAt = this.lastTraffic
    const mine = ++this.pings
    const outcome = await ping()
    if (mine !== this.pings) return
    const isLate = outcome === 'lost' && clock.monotonic() - sentAt > TIMING.latePingMs
    const isExcused = isLate && !this.wasLate
    this.wasLate = isLate
    if (isExcused) void this.ping()
    else if (outcome !== 'alive') onEnd(outcome === 'fatal' ? 'pingFatal' : 'pingLost')
  }

  private wait(ms: number): void {
    const { clock } = this.options
    this.cancel = clock.after(ms, () => {
      const idle = clock.monotonic() - this.lastTraffic
      if (idle < TIMING.pingAfterIdleMs) return this.wait(TIMING.pingAfterIdleMs - idle)
      void this.ping()
      this.wait(TIMING.pingAfterIdleMs)
    })
  }
}
