import type { Connection } from '../gateway/connection'

interface Listener {
  readonly connections: Set<Connection>
  readonly since: number
  until: number
}

/** The listeners of a chat room. A user with several tabs counts once. Times are epoch milliseconds. */
export class RoomPresence {
  private readonly users = new Map<string, Listener>()

  /** The user joined or polled. True if the user was not here. */
  heard(connection: Connection, userID: string, now: number): boolean {
    const known = this.users.get(userID)
    const user = known ?? { connections: new Set(), since: now, until: 0 }
    user.connections.add(connection)
    user.until = now + PRESENT_MS
    this.users.set(userID, user)
    return known === undefined
  }

  /** The user left by this connection. True if by the last one. */
  left(connection: Connection, userID: string): boolean {
    const user = this.users.get(userID)
    user?.connections.delete(connection)
    return user?.connections.size === 0 && this.users.delete(userID)
  }

  /** The connection broke: the user stays for a short time, to reconnect. */
  lost(connection: Connection, userID: string, now: number): void {
    const user = this.users.get(userID)
    if (user === undefined) return
    user.connections.delete(connection)
    if (user.connections.size === 0) user.until = Math.min(user.until, now + GRACE_MS)
  }

  has(userID: string, now: number): boolean {
    return (this.users.get(userID)?.until ?? 0) > now
  }

  *connections(): Iterable<Connection> {
    for (const { connections } of this.users.values()) yield* connections
  }

  present(now: number): readonly string[] {
    return [...this.users].flatMap(([userID, { until }]) => (until > now ? userID : []))
  }

  /** When the user entered; 0 if it is not there. */
  since(userID: string): number {
    return this.users.get(userID)?.since ?? 0
  }

  /** Removes and returns the users who have gone. Setting the clock back does not extend the stay. */
  sweep(now: number): readonly string[] {
    const gone: string[] = []
    for (const [userID, user] of this.users) {
      if (user.until <= now && this.users.delete(userID)) gone.push(userID)
      else user.until = Math.min(user.until, now + PRESENT_MS)
    }
    return gone
  }

  /** With those who have gone since the last sweep. */
  get count(): number {
    return this.users.size
  }

  get isEmpty(): boolean {
    return this.users.size === 0
  }
}

/** A poll waits at most 90 s, so a listener polls at least this often. */
const PRESENT_MS = 95_000
const GRACE_MS = 30_000
