import type { Bus } from '../../ports/bus'
import type { Clock } from '../../ports/clock'

export interface OnlineUsersOptions {
  readonly bus: Bus
  readonly clock: Clock
  /** Of this process. */
  readonly processID: string
  readonly isHere: (userID: string) => boolean
  readonly all: () => readonly string[]
  /** Users of any process have come or gone. */
  readonly onChanged: (userIDs: readonly string[]) => void
}

interface Other {
  users: Set<string>
  heardAt: number
}

/**
 * Who has a connection to any process. Each process tells the others what has changed, once a second, and everything
 * from time to time: a lost event is corrected, and a process that has died is forgotten.
 */
export class OnlineUsers {
  private readonly others = new Map<string, Other>()
  private readonly changed = new Set<string>()
  private beats = 0
  private readonly stopListening: () => void

  constructor(private readonly options: OnlineUsersOptions) {
    const { bus, clock, processID, onChanged } = options
    this.stopListening = bus.subscribe('im:presence', (event) => {
      if (event.processID === processID) return
      if (event.kind === 'started') return this.tellAll()
      const other = this.others.get(event.processID) ?? { users: new Set<string>(), heardAt: 0 }
      this.others.set(event.processID, other)
      other.heardAt = clock.now()
      if (event.kind === 'all') {
        const before = other.users
        other.users = new Set(event.userIDs)
        onChanged([...before, ...other.users].filter((id) => before.has(id) !== other.users.has(id)))
      } else {
        for (const id of event.online) other.users.add(id)
        for (const id of event.offline) other.users.delete(id)
        onChanged([...event.online, ...event.offline])
      }
    })
    bus.publish('im:presence', { kind: 'started', processID })
  }

  isOnline(userID: string): boolean {
    if (this.options.isHere(userID)) return true
    for (const { users } of this.others.values()) if (users.has(userID)) return true
    return false
  }

  /** The users who are online, but not here. */
  elsewhere(): readonly string[] {
    const userIDs = new Set([...this.others.values()].flatMap(({ users }) => [...users]))
    return [...userIDs].filter((userID) => !this.options.isHere(userID))
  }

  /** The first connection of a user has opened here, or the last one has closed. */
  touched(userID: string): void {
    this.changed.add(userID)
  }

  /** Call it once a second. */
  tell(): void {
    const { bus, processID, isHere, onChanged } = this.options
    if (this.changed.size === 0) return
    const changed = [...this.changed]
    this.changed.clear()
    bus.publish('im:presence', {
      kind: 'changed',
      processID,
      online: changed.filter(isHere),
      offline: changed.filter((id) => !isHere(id)),
    })
    onChanged(changed)
  }

  /** Call it every five seconds. */
  beat(): void {
    const { clock, onChanged } = this.options
    this.beats += 1
    if (this.beats % BEATS_A_TELLING === 0) this.tellAll()
    for (const [processID, { users, heardAt }] of this.others) {
      if (clock.now() - heardAt < SILENT_MS) continue
      this.others.delete(processID)
      onChanged([...users])
    }
  }

  stop(): void {
    this.stopListening()
  }

  private tellAll(): void {
    const { bus, processID, all } = this.options
    bus.publish('im:presence', { kind: 'all', processID, userIDs: all() })
  }
}

const BEATS_A_TELLING = 4
const SILENT_MS = 60_000
