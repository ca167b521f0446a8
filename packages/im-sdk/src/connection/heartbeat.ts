import type { Cancel, Clock } from '../clock/clock'
import { TIMING } from '../protocol/limits'

/** Pings 10 s after the last frame from the server. Traffic only notes the time; the timer looks at it when it is due. */
export class Heartbeat {
  private lastTraffic = 0
  private cancel: Cancel | null = null

  constructor(
    private readonly clock: Clock,
    private readonly ping: () => void,
  ) {}

  start(): void {
    this.stop()
    this.traffic()
    this.wait(TIMING.pingAfterIdleMs)
  }

  traffic(): void {
    this.lastTraffic = this.clock.monotonic()
  }

  stop(): void {
    this.cancel?.()
    this.cancel = null
  }

  private wait(ms: number): void {
    this.cancel = this.clock.after(ms, () => {
      const idle = this.clock.monotonic() - this.lastTraffic
      if (idle < TIMING.pingAfterIdleMs) return this.wait(TIMING.pingAfterIdleMs - idle)
      this.ping()
      this.wait(TIMING.pingAfterIdleMs)
    })
  }
}
