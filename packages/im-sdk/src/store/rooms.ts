import type { Message, MessageListData } from './message'

/** The facts about a chat room that `joinGroup` got, for polling it. */
export interface JoinedRoom {
  readonly groupID: string
  readonly key: string
  /** Shows the server that the user has entered the room. */
  readonly avChatRoomKey: string
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
  readonly #keys = new Map<string, string>()
  readonly #left: ((groupID: string, refusal: number | null) => void)[] = []

  /** `refusal`: the error that a join would get now; null if the user left on their own. */
  whenLeft(run: (groupID: string, refusal: number | null) => void): void {
    this.#left.push(run)
  }

  add({ groupID, avChatRoomKey }: Pick<JoinedRoom, 'groupID' | 'avChatRoomKey'>, timeline: RoomTimeline): void {
    this.#timelines.set(groupID, timeline)
    this.#keys.set(groupID, avChatRoomKey)
  }

  /** The key of a joined chat room; empty for any other group. */
  keyOf(groupID: string): string {
    return this.#keys.get(groupID) ?? ''
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

  leave(groupID: string, refusal: number | null = null): void {
    this.#keys.delete(groupID)
    if (!this.#timelines.delete(groupID)) return
    for (const run of this.#left) run(groupID, refusal)
  }

  clear(): void {
    for (const groupID of this.joined) this.leave(groupID)
  }
}
