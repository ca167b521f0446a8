import type { Message } from './message'

/** What `joinGroup` learned about a chat room, for whoever polls it. */
export interface JoinedRoom {
  readonly groupID: string
  readonly key: string
  readonly startSeq: number
  readonly messageList: readonly Message[]
}

/** Where the messages of a chat room are kept while it is joined. */
export interface RoomTimeline {
  /** False when the message was seen before. */
  receive(message: Message): boolean
  addUnsent(message: Message): void
  replace(message: Message): void
  remove(ID: string): void
  find(ID: string): Message | null
  page(ID: string | null, count: number): readonly Message[] | null
}

/** The door between groups (who join), messages (who send) and live rooms (who poll). */
export class Rooms {
  readonly #timelines = new Map<string, RoomTimeline>()
  readonly #left: ((groupID: string) => void)[] = []

  whenLeft(run: (groupID: string) => void): void {
    this.#left.push(run)
  }

  add(groupID: string, timeline: RoomTimeline): void {
    this.#timelines.set(groupID, timeline)
  }

  get(groupID: string): RoomTimeline | null {
    return this.#timelines.get(groupID) ?? null
  }

  lists(): readonly RoomTimeline[] {
    return [...this.#timelines.values()]
  }

  get joined(): readonly string[] {
    return [...this.#timelines.keys()]
  }

  leave(groupID: string): void {
    if (!this.#timelines.delete(groupID)) return
    for (const run of this.#left) run(groupID)
  }

  clear(): void {
    for (const groupID of this.joined) this.leave(groupID)
  }
}
