import type { RoomEntry } from './room-entry'

/** The newest entries of a numbering with gaps, and which of the others are gone. */
export class NewestEntries {
  private entries: readonly RoomEntry[] = []
  /** Their sequences, ascending. */
  private gone: readonly number[] = []

  constructor(private readonly most: number) {}

  add(entry: RoomEntry): void {
    const [oldest] = this.entries
    if (this.entries.length === this.most && oldest !== undefined) {
      this.gone = [...this.gone, oldest.sequence].slice(-REMEMBERED)
      this.entries = this.entries.slice(1)
    }
    this.entries = [...this.entries, entry]
  }

  from(start: number): readonly RoomEntry[] {
    return this.entries.filter(({ sequence }) => sequence >= start)
  }

  /** How many from a sequence on are gone; of a listener who was away long at least so many. */
  lost(start: number): number {
    return this.gone.filter((sequence) => sequence >= start).length
  }
}

const REMEMBERED = 1_000
