import type { Connection } from '../gateway/connection'
import { RoomPresence } from './room-presence'
import { withinPage } from '../within-page'
import { sharedEnd } from '../frames/write-frame'

/** A part of a room's messages as the end of a poll's answer, encoded once for all who ask from the same place. */
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

/** The newest messages of a chat room, who listens, and which polls wait. */
export class Room {
  readonly presence = new RoomPresence()
  readonly waiters = new Map<Connection, RoomWaiter>()
  lastFlushAt = 0
  isFlushScheduled = false
  private readonly ring: string[] = []
  private readonly slices = new Map<number, RoomSlice>()

  constructor(
    readonly groupID: string,
    /** Where this process began to count; what was before is in the store, if anywhere. */
    readonly origin: number,
    /** The sequence of the message that comes next. */
    public next: number,
    private readonly capacity: number,
  ) {}

  /** The oldest sequence held here. */
  get first(): number {
    return Math.max(this.origin, this.next - this.capacity)
  }

  /** False when messages before this one are missing. What is held already changes nothing. */
  add(sequence: number, json: string): boolean {
    if (sequence > this.next) return false
    if (sequence < this.next) return true
    this.ring[sequence % this.capacity] = json
    this.next += 1
    this.slices.clear()
    return true
  }

  /** The messages from `start`, which is at least `first`, to the newest, or as many as fit in one answer. */
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

/** `lost` messages between where was asked and the first of these are gone. */
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
