import type { Connection } from '../gateway/connection'

interface Waiting {
  readonly connections: ReadonlySet<Connection>
  readonly convIDs: ReadonlySet<string>
}

/** Pushes the present facts of conversations to a user's connections. */
type Tell = (connections: ReadonlySet<Connection>, userID: string, convIDs: readonly string[]) => Promise<void>

/**
 * Users of this process whose lists show conversations as they were. They are told a few at a time, because each costs
 * queries and a new name is in the lists of hundreds; what is added for a user who waits is told with the rest.
 */
export class Outdated {
  private readonly waiting = new Map<string, Waiting>()
  private running = 0

  constructor(
    private readonly tell: Tell,
    private readonly onError: (error: unknown) => void,
  ) {}

  add(connections: ReadonlySet<Connection>, userID: string, convIDs: readonly string[]): void {
    const known = this.waiting.get(userID)?.convIDs ?? []
    // Of a device that has come meanwhile, only the newest event knows.
    this.waiting.set(userID, { connections, convIDs: new Set([...known, ...convIDs]) })
    this.goOn()
  }

  private goOn(): void {
    for (const [userID, { connections, convIDs }] of this.waiting) {
      if (this.running === AT_ONCE) return
      this.waiting.delete(userID)
      this.running += 1
      this.tell(connections, userID, [...convIDs])
        .catch(this.onError)
        .finally(() => {
          this.running -= 1
          this.goOn()
        })
    }
  }
}

/** A part of the connections to the database. */
export const AT_ONCE = 4
