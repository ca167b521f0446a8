import type { Room } from './room'

/** A chat room that this process has opened or is opening. Times are epoch milliseconds. */
export class OpenRoom {
  /** Null while it is being opened. */
  ready: Room | null = null
  private emptySince: number | null = null

  constructor(
    readonly room: Promise<Room>,
    /** Unsubscribes from the room's events. */
    readonly stop: () => void,
    private lookedAt: number,
  ) {}

  /** True every `LOOK_MS`: the store may have messages whose bus event was lost. */
  takeLook(now: number): boolean {
    if (now - this.lookedAt < LOOK_MS && now >= this.lookedAt) return false
    this.lookedAt = now
    return true
  }

  /** Notes whether it is empty. True if it has been for `CLOSE_AFTER_MS`. */
  noteEmpty(isEmpty: boolean, now: number): boolean {
    this.emptySince = isEmpty ? (this.emptySince ?? now) : null
    return this.emptySince !== null && now - this.emptySince >= CLOSE_AFTER_MS
  }
}

const LOOK_MS = 30_000
const CLOSE_AFTER_MS = 300_000
