/**
 * At most `count` within `perMs`, by fixed windows. For what is counted on one socket, without asking anyone. A clock
 * that is set back ends a window.
 */
export class RateWindow {
  private from = 0
  private used = 0

  constructor(private readonly rate: { readonly count: number; readonly perMs: number }) {}

  /** False when less than the cost is left. */
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
