import type { Connection } from '../gateway/connection'
import { RoomPresence } from './room-presence'
import { withinPage } from '../within-page'
import { sharedEnd } from '../frames/write-frame'

/** Part of a room's messages as the end of a poll's reply, encoded once for all polls from the same position. */
export interface RoomSlice {
  readonly nextSeq: number
  readonly sharedEnd: Buffer
}

/** A poll that waits for messages from `start` on. */
export interface RoomWaiter {
  readonly start: number
  readonly since: number
  readonly holdMs: number
  readonly answer: (slice: RoomSlice | Promise<RoomSlice>) => void
}

/** The newest messages, the listeners and the waiting polls of a chat room. */
export class Room {
  readonly presence = new RoomPresence()
  readonly waiters = new Map<Connection, RoomWaiter>()
  lastFlushAt = 0
  isFlushScheduled = false
  private readonly ring: string[] = []
  private readonly slices = new Map<number, RoomSlice>()

  constructor(
    readonly groupID: string,
    /** The first sequence of this process; earlier messages are in the store, if stored. */
    readonly origin: number,
    /** The sequence of the next message. */
    public next: number,
    private readonly capacity: number,
  ) {}

  /** The oldest sequence in memory. */
  get first(): number {
    return Math.max(this.origin, this.next - this.capacity)
  }

  /** False if messages before this one are missing. Messages already in memory are ignored. */
  add(sequence: number, json: string): boolean {
    if (sequence > this.next) return false
    if (sequence < this.next) return true
    this.ring[sequence % this.capacity] = json
    this.next += 1
    this.slices.clear()
    return true
  }

  /** The messages from `start`, which is at least `first`, to the newest, or as many as fit in one reply. */
  slice(start: number): RoomSlice {
    const known = this.slices.get(start)
    if (known !== undefined) return known
    const made = roomSlice(start, 0, this.messagesFrom(start))
    this.slices.set(start, made)
    return made
  }

  /** The newest messages, as JSON, oldest first. */
  newest(count: number): readonly string[] {
    return this.messagesFrom(Math.max(this.first, this.next - count))
  }

  messagesFrom(start: number): readonly string[] {
    const messages: string[] = []
    for (let sequence = start; sequence < this.next; sequence += 1)
      messages.push(this.ring[sequence % this.capacity] ?? '')
    return messages
  }
}

/** `lost` is the number of lost messages between the requested start and the first of these. */
export const roomSlice = (start: number, lost: number, messages: readonly string[]): RoomSlice => {
  const fitting = withinPage(messages, (message) => message)
  const nextSeq = start + lost + fitting.length
  return {
    nextSeq,
    sharedEnd: sharedEnd(
      `"NextSeq":${nextSeq},"RspMsgList":[${fitting.join(',')}],"BroadcastMessageList":[],"LostCount":${lost}`,
    ),
  }
}
