import type { Message, MessageListData } from './message'

/** The facts about a chat room that `joinGroup` got, for polling it. */
export interface JoinedRoom {
  readonly groupID: string
  readonly key: string
  readonly startSeq: number
  readonly messageList: readonly Message[]
}

/** Where the messages of a joined chat room are stored. */
export interface RoomTimeline {
  /** False if the message was seen before. */
  receive(message: Message): boolean
  addUnsent(message: Message): void
  replace(message: Message): void
  remove(ID: string): void
  find(ID: string): Message | null
  /** The messages before the one with this id, or the newest ones; null if it is unknown. */
  page(ID: string | null, count: number): MessageListData | null
}

/** Connects groups (join), messages (send) and live rooms (poll). */
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
