import type { StoredMessage } from '@org/im-sdk/protocol'
import type { Connection } from '../gateway/connection'
import { SharedReply } from '../frames/wires'
import { withinPage } from '../within-page'
import { NewestEntries } from './newest-entries'
import type { RoomBroadcasts } from './room-broadcasts'
import { sampled, type RoomEntry } from './room-entry'
import { RoomPresence } from './room-presence'

/** Part of a room's messages as the shared end of the replies to all polls from the same position. */
export type RoomSlice = SharedReply<'longPoll'>

/** What a poll asks for. */
export interface RoomPosition {
  /** The first message that the client has not seen. */
  readonly start: number
  /** The same of the messages for all rooms; 0 for the next ones. */
  readonly broadcastStart: number
  readonly isSimple: boolean
}

/** What the replies of all rooms of a process have in common. */
export interface RoomReplies {
  readonly broadcasts: RoomBroadcasts
  /** The most chatter in one reply. */
  readonly chatterMost: () => number
}

/** A poll that waits for messages from a position on. */
export interface RoomWaiter extends RoomPosition {
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
  private readonly ring: RoomEntry[] = []
  private readonly slices = new Map<string, RoomSlice>()
  private newest: SharedReply<'joinGroup'> | null = null
  /** What is not stored, for those who are here. */
  private readonly passing = new NewestEntries(PASSING)

  constructor(
    readonly groupID: string,
    /** The first sequence of this process; earlier messages are in the store, if stored. */
    readonly origin: number,
    /** The sequence of the next message. */
    public next: number,
    private readonly capacity: number,
    private readonly replies: RoomReplies,
  ) {}

  /** The oldest sequence in memory. */
  get first(): number {
    return Math.max(this.origin, this.next - this.capacity)
  }

  /** False if messages before this one are missing. Messages already in memory are ignored. */
  add(entry: RoomEntry): boolean {
    const { sequence } = entry
    if (sequence > this.next) return false
    if (sequence < this.next) return true
    this.ring[sequence % this.capacity] = entry
    this.next += 1
    this.forget()
    return true
  }

  /** Replaces a message, if it is in memory. */
  replace(entry: RoomEntry): void {
    const { sequence } = entry
    if (sequence < this.first || sequence >= this.next) return
    this.ring[sequence % this.capacity] = entry
    this.forget()
  }

  /** The messages from a position, which is at least at `first`, to the newest, or as many as fit in one reply. */
  slice(position: RoomPosition): RoomSlice {
    const { start, broadcastStart, isSimple } = position
    const key = `${start} ${this.passingFrom(broadcastStart).length > 0 ? broadcastStart : 0} ${isSimple}`
    const known = this.slices.get(key)
    if (known !== undefined) return known
    const made = this.reply(position, 0, this.entriesFrom(start))
    this.slices.set(key, made)
    return made
  }

  /**
   * A reply with these messages; `lost` is the number of lost ones between the position and the first of them. Those of the
   * broadcasts are counted too.
   */
  reply({ start, broadcastStart, isSimple }: RoomPosition, lost: number, entries: readonly RoomEntry[]): RoomSlice {
    const { broadcasts, chatterMost } = this.replies
    // The schema of the reply fills in what a simple message lacks.
    const messageOf = (entry: RoomEntry) => (isSimple ? entry.simple : entry.message) as StoredMessage
    const kept = sampled(entries, chatterMost())
    const fitting = withinPage(kept, ({ bytes }) => bytes)
    const end = start + lost + entries.length
    const nextSeq = kept[fitting.length]?.sequence ?? end
    const leftOut = nextSeq - start - lost - fitting.length
    return new SharedReply('longPoll', {
      nextSeq,
      rspMsgList: fitting.map(messageOf),
      nextBroadcastSeq: broadcasts.next,
      broadcastMessageList: this.passingFrom(broadcastStart).map(messageOf),
      lostCount: lost + leftOut + broadcasts.lost(broadcastStart, this.passing),
    })
  }

  /** Whether a poll from the position has something to get. */
  hasNews({ start, broadcastStart }: RoomPosition): boolean {
    return start < this.next || this.passingFrom(broadcastStart).length > 0
  }

  /** Adds a message for those who are here. */
  pass(entry: RoomEntry): void {
    this.passing.add(entry)
    this.forget()
  }

  /** There is a message for all rooms. */
  broadcast(): void {
    this.forget()
  }

  /** The newest messages, oldest first, as the shared end of the replies to all who enter. */
  history(): SharedReply<'joinGroup'> {
    return (this.newest ??= new SharedReply('joinGroup', {
      messageList: this.entriesFrom(Math.max(this.first, this.next - HISTORY)).map(({ message }) => message),
    }))
  }

  entriesFrom(start: number): readonly RoomEntry[] {
    const entries: RoomEntry[] = []
    for (let sequence = start; sequence < this.next; sequence += 1) {
      const entry = this.ring[sequence % this.capacity]
      if (entry !== undefined) entries.push(entry)
    }
    return entries
  }

  /** What was encoded is not true any more. */
  private forget(): void {
    this.slices.clear()
    this.newest = null
  }

  private passingFrom(start: number): readonly RoomEntry[] {
    return this.replies.broadcasts.from(start, this.passing)
  }
}

/** More than are sent to a room while a listener reconnects. */
const PASSING = 20
const HISTORY = 20
