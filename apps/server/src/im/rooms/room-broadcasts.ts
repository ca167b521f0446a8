import type { StoredMessage } from '@org/im-sdk/protocol'
import { roomEntry, type RoomEntry } from './room-entry'

/**
 * The messages for all chat rooms, which are not stored. Their sequences are their times in milliseconds: so they never go back
 * after a restart, and a listener who comes from another process gets neither old ones nor gaps.
 */
export class RoomBroadcasts {
  next: number
  private entries: readonly RoomEntry[] = []

  constructor(nowMs: number) {
    this.next = Math.floor(nowMs)
  }

  add(message: StoredMessage): void {
    /** Those of one second keep their order. */
    const sequence = Math.max(this.next, message.time * 1_000)
    const entry = roomEntry({ ...message, sequence, isBroadcastMessage: true })
    this.entries = [...this.entries, entry].slice(-KEPT)
    this.next = sequence + 1
  }

  /** Those from a sequence on; a listener who has just come gets the next ones. */
  from(start: number): readonly RoomEntry[] {
    return start === 0 || start >= this.next ? [] : this.entries.filter(({ sequence }) => sequence >= start)
  }
}

/** More than are sent while a listener reconnects. */
const KEPT = 50
