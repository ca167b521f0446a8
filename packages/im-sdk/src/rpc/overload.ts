/** Commands the server has asked to leave alone for a while. Source: im.md §4 Server overload push. */
export class Overload {
  private readonly blockedUntil = new Map<string, number>()

  block(wire: string, seconds: number, now: number): void {
    this.blockedUntil.set(wire, now + seconds * 1_000)
  }

  isBlocked(wire: string, now: number): boolean {
    const until = this.blockedUntil.get(wire)
    if (until === undefined) return false
    if (until > now) return true
    this.blockedUntil.delete(wire)
    return false
  }
}
