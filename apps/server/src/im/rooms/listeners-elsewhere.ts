import type { Bus } from '../../ports/bus'
import type { Clock } from '../../ports/clock'
import type { Topics } from '../../ports/topics'

/** When each listener of each room entered, in epoch milliseconds. */
export type Listeners = ReadonlyMap<string, ReadonlyMap<string, number>>

export interface ListenersElsewhereOptions {
  readonly bus: Bus
  readonly clock: Clock
  /** Of this process. */
  readonly processID: string
  readonly here: () => Listeners
  /** When the user entered the room in this process, in epoch milliseconds; 0 if it is not there. */
  readonly sinceHere: (groupID: string, userID: string) => number
  /** A user has entered a room in another process. */
  readonly onArrived: (groupID: string, userID: string) => void
}

interface Other {
  readonly rooms: Map<string, Map<string, number>>
  heardAt: number
}

/**
 * The listeners of chat rooms in other processes. Like `OnlineUsers`: each process tells what has changed once a second,
 * and everything from time to time, so that a lost event is corrected and a process that has died is forgotten.
 */
export class ListenersElsewhere {
  private readonly others = new Map<string, Other>()
  /** Who has entered or left a room here since the others were told. */
  private touched = new Map<string, Set<string>>()
  private tellings = 0
  private readonly stopListening: () => void

  constructor(private readonly options: ListenersElsewhereOptions) {
    const { bus, processID } = options
    this.stopListening = bus.subscribe('im:listeners', (event) => {
      if (event.processID !== processID) this.hear(event)
    })
    bus.publish('im:listeners', { kind: 'started', processID })
  }

  /** When the user entered the room, in epoch milliseconds; 0 if it is not there. */
  since(groupID: string, userID: string): number {
    const times = [...this.others.values()].flatMap(({ rooms }) => rooms.get(groupID)?.get(userID) ?? [])
    return times.length === 0 ? 0 : Math.min(...times)
  }

  /** The ids of the room's listeners; one who is in several processes is there as often. */
  *of(groupID: string): Iterable<string> {
    for (const { rooms } of this.others.values()) yield* rooms.get(groupID)?.keys() ?? []
  }

  /** Whether no other process is known. */
  get isAlone(): boolean {
    return this.others.size === 0
  }

  /** A user has entered a room here, or left it. */
  touch(groupID: string, userID: string): void {
    if (this.isAlone) return
    const users = this.touched.get(groupID) ?? new Set()
    this.touched.set(groupID, users.add(userID))
  }

  /** Call it once a second. */
  tell(): void {
    const { bus, clock, processID } = this.options
    for (const [id, { heardAt }] of this.others) if (clock.now() - heardAt >= SILENT_MS) this.others.delete(id)
    this.tellings += 1
    const isWhole = this.tellings % TELLINGS_A_WHOLE === 0
    // A process that did not hear of this one's start answers with its own listeners.
    if (this.isAlone) return isWhole ? bus.publish('im:listeners', { kind: 'started', processID }) : undefined
    if (isWhole) return this.tellAll()
    if (this.touched.size === 0) return
    const rooms = [...this.touched].map(([groupID, userIDs]) => this.changeOf(groupID, [...userIDs]))
    this.touched.clear()
    bus.publish('im:listeners', { kind: 'changed', processID, rooms })
  }

  stop(): void {
    const { bus, processID } = this.options
    this.stopListening()
    bus.publish('im:listeners', { kind: 'all', processID, rooms: [] })
  }

  private tellAll(): void {
    const { bus, processID, here } = this.options
    this.touched.clear()
    const rooms = [...here()].map(([groupID, users]) => ({ groupID, entered: [...users], left: [] }))
    bus.publish('im:listeners', { kind: 'all', processID, rooms })
  }

  private changeOf(groupID: string, userIDs: readonly string[]): RoomChange {
    const times = userIDs.map((userID) => [userID, this.options.sinceHere(groupID, userID)] as const)
    return {
      groupID,
      entered: times.filter(([, since]) => since > 0),
      left: times.flatMap(([userID, since]) => (since > 0 ? [] : userID)),
    }
  }

  private hear(event: Topics['im:listeners']): void {
    const { clock, onArrived } = this.options
    const known = this.others.get(event.processID)
    const other = known ?? { rooms: new Map<string, Map<string, number>>(), heardAt: 0 }
    this.others.set(event.processID, other)
    other.heardAt = clock.now()
    if (known === undefined || event.kind === 'started') this.tellAll()
    if (event.kind === 'started') return
    if (event.kind === 'all') other.rooms.clear()
    for (const { groupID, entered, left } of event.rooms) {
      const room = other.rooms.get(groupID) ?? new Map<string, number>()
      for (const userID of left) room.delete(userID)
      for (const [userID, since] of entered) {
        room.set(userID, since)
        onArrived(groupID, userID)
      }
      if (room.size > 0) other.rooms.set(groupID, room)
      else other.rooms.delete(groupID)
    }
  }
}

type RoomChange = Extract<Topics['im:listeners'], { rooms: unknown }>['rooms'][number]

const TELLINGS_A_WHOLE = 20
const SILENT_MS = 60_000
