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
  private told: Listeners = new Map()
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

  /** Call it once a second. */
  tell(): void {
    const { bus, clock, processID, here } = this.options
    this.tellings += 1
    if (this.tellings % TELLINGS_A_WHOLE === 0) return this.tellAll()
    for (const [id, { heardAt }] of this.others) if (clock.now() - heardAt >= SILENT_MS) this.others.delete(id)
    if (this.others.size === 0) return
    const now = here()
    const rooms = changesBetween(this.told, now)
    this.told = now
    if (rooms.length > 0) bus.publish('im:listeners', { kind: 'changed', processID, rooms })
  }

  stop(): void {
    const { bus, processID } = this.options
    this.stopListening()
    bus.publish('im:listeners', { kind: 'all', processID, rooms: [] })
  }

  private tellAll(): void {
    const { bus, processID, here } = this.options
    this.told = here()
    bus.publish('im:listeners', { kind: 'all', processID, rooms: changesBetween(new Map(), this.told) })
  }

  private hear(event: Topics['im:listeners']): void {
    const { clock, onArrived } = this.options
    const other = this.others.get(event.processID) ?? { rooms: new Map<string, Map<string, number>>(), heardAt: 0 }
    this.others.set(event.processID, other)
    other.heardAt = clock.now()
    if (event.kind === 'started') return this.tellAll()
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

const changesBetween = (before: Listeners, after: Listeners): RoomChange[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((groupID) => {
    const [old, now] = [before.get(groupID) ?? NOBODY, after.get(groupID) ?? NOBODY]
    const entered = [...now].filter(([userID, since]) => old.get(userID) !== since)
    const left = [...old.keys()].filter((userID) => !now.has(userID))
    return entered.length + left.length === 0 ? [] : { groupID, entered, left }
  })

const NOBODY: ReadonlyMap<string, number> = new Map()
const TELLINGS_A_WHOLE = 20
const SILENT_MS = 60_000
