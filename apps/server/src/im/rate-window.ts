/** At most `count` within `perMs`, by fixed windows. For what is counted on one socket, without asking anyone. */
export class RateWindow {
  private from = 0
  private used = 0

  constructor(private readonly rate: { readonly count: number; readonly perMs: number }) {}

  /** False when none is left. */
  take(now: number): boolean {
    if (now - this.from >= this.rate.perMs) {
      this.from = now
      this.used = 0
    }
    this.used += 1
    return this.used <= this.rate.count
  }
}
