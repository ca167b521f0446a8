/**
 * At most `count` within `perMs`, in fixed windows. For counters of one socket, in memory. Setting the clock back ends
 * a window.
 */
export class RateWindow {
  private from = 0
  private used = 0

  constructor(private readonly rate: { readonly count: number; readonly perMs: number }) {}

  /** False if less than the cost is left. */
  take(now: number, cost = 1): boolean {
    const passed = now - this.from
    if (passed >= this.rate.perMs || passed < 0) {
      this.from = now
      this.used = 0
    }
    this.used += cost
    return this.used <= this.rate.count
  }
}
