import type { StoredMessage } from '@org/im-sdk/protocol'
import { NewestEntries } from './newest-entries'
import { roomEntry, type RoomEntry } from './room-entry'

/**
 * The messages for all chat rooms, which are not stored. Their sequences are their times in milliseconds: so they never go back
 * after a restart, and a listener who comes from another process gets neither old ones nor gaps.
 */
export class RoomBroadcasts {
  next: number
  private readonly entries = new NewestEntries(KEPT)

  constructor(nowMs: number) {
    this.next = Math.floor(nowMs)
  }

  add(message: StoredMessage): void {
    this.entries.add(roomEntry(this.numbered(message)))
  }

  /** The next in the numbering, also of a message that is for one room. */
  numbered(message: StoredMessage): StoredMessage {
    /** Those of one second keep their order. */
    const sequence = Math.max(this.next, message.time * 1_000)
    this.next = sequence + 1
    return { ...message, sequence, isBroadcastMessage: true }
  }

  /** Those from a sequence on, with those of one room; a listener who has just come gets the next ones. */
  from(start: number, ofRoom: NewestEntries): readonly RoomEntry[] {
    if (start === 0 || start >= this.next) return []
    return [...this.entries.from(start), ...ofRoom.from(start)].sort((a, b) => a.sequence - b.sequence)
  }

  /** How many from a sequence on are gone. */
  lost(start: number, ofRoom: NewestEntries): number {
    return start === 0 ? 0 : this.entries.lost(start) + ofRoom.lost(start)
  }
}

/** More than are sent while a listener reconnects. */
const KEPT = 50
