import type { Connection } from '../gateway/connection'

/** Who listens to a chat room. A user with several tabs is one. Times are milliseconds of the epoch. */
export class RoomPresence {
  private readonly users = new Map<string, { readonly connections: Set<Connection>; until: number }>()

  /** The user joined or polled. */
  heard(connection: Connection, userID: string, now: number): void {
    const user = this.users.get(userID) ?? { connections: new Set(), until: 0 }
    user.connections.add(connection)
    user.until = now + PRESENT_MS
    this.users.set(userID, user)
  }

  /** The user left by this connection. */
  left(connection: Connection, userID: string): void {
    const user = this.users.get(userID)
    user?.connections.delete(connection)
    if (user?.connections.size === 0) this.users.delete(userID)
  }

  /** The connection broke: the user has a moment to come back. */
  lost(connection: Connection, userID: string, now: number): void {
    const user = this.users.get(userID)
    if (user === undefined) return
    user.connections.delete(connection)
    if (user.connections.size === 0) user.until = Math.min(user.until, now + GRACE_MS)
  }

  has(userID: string, now: number): boolean {
    return (this.users.get(userID)?.until ?? 0) > now
  }

  count(now: number): number {
    let present = 0
    for (const { until } of this.users.values()) if (until > now) present += 1
    return present
  }

  /** A clock that was set back makes nobody stay longer. */
  sweep(now: number): void {
    for (const [userID, user] of this.users) {
      if (user.until <= now) this.users.delete(userID)
      else user.until = Math.min(user.until, now + PRESENT_MS)
    }
  }

  get isEmpty(): boolean {
    return this.users.size === 0
  }
}

/** A poll is held 90 s at most, so a listener is heard from at least this often. */
const PRESENT_MS = 95_000
const GRACE_MS = 30_000
