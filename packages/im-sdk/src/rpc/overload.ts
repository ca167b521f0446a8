import { TIMING } from '../protocol/limits'

/** Commands that the server has blocked for a while. Rule: IM-12. */
export class Overload {
  readonly #blockedUntil = new Map<string, number>()

  /** An invalid time blocks nothing. */
  block(wire: string, seconds: unknown, now: number): void {
    if (typeof seconds === 'number' && seconds > 0)
      this.#blockedUntil.set(wire, now + Math.min(seconds, TIMING.overloadMaxSeconds) * 1_000)
  }

  clear(): void {
    this.#blockedUntil.clear()
  }

  isBlocked(wire: string, now: number): boolean {
    const until = this.#blockedUntil.get(wire)
    if (until === undefined) return false
    if (until > now) return true
    this.#blockedUntil.delete(wire)
    return false
  }
}
