import type { ConversationPlace, ConversationRecord } from './conversation-record'

/** Pinned first, each block newest first, those without a last message at the end. Rule: IM-22. */
export const comparePlaces = (a: ConversationPlace, b: ConversationPlace): number =>
  Number(b.isPinned) - Number(a.isPinned) || b.time - a.time || a.number - b.number

/** The records of the list in display order. A change moves one record and leaves the others where they are. */
export class ConversationOrder {
  readonly #records: ConversationRecord[] = []

  get records(): readonly ConversationRecord[] {
    return this.#records
  }

  /** Puts a new or changed record where it belongs. */
  put(record: ConversationRecord): void {
    const place = placeOf(record)
    if (record.place !== null) {
      if (comparePlaces(record.place, place) === 0) return
      this.drop(record)
    }
    this.#records.splice(this.#indexOf(place), 0, record)
    record.place = place
  }

  drop(record: ConversationRecord): void {
    if (record.place === null) return
    this.#records.splice(this.#indexOf(record.place), 1)
    record.place = null
  }

  clear(): void {
    for (const record of this.#records) record.place = null
    this.#records.length = 0
  }

  /** The index of the first record at this place or after it. */
  #indexOf(place: ConversationPlace): number {
    let from = 0
    let to = this.#records.length
    while (from < to) {
      const middle = (from + to) >>> 1
      const other = this.#records[middle]?.place ?? place
      if (comparePlaces(other, place) < 0) from = middle + 1
      else to = middle
    }
    return from
  }
}

const placeOf = ({ own, lastMessage, number }: ConversationRecord): ConversationPlace => ({
  isPinned: own.pinnedTimeStamp > 0,
  time: lastMessage?.time ?? 0,
  number,
})
