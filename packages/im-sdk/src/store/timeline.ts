import type { Message } from './message'
import { sequenceOfKey } from '../protocol/ids'
import { does } from '../protocol/message-kinds'
import { MessageChanges, newestOf } from './message-changes'
import { isBefore, merge, type Place, type Unsent } from './unsent'

/** `fresh`: seen for the first time. `sent`: an own message that now has its sequence. */
export type Arrival = 'fresh' | 'sent' | 'known'

/** What a list shares with the others. */
export interface TimelineParts {
  readonly onPlaced: (message: Message) => void
  readonly changes: MessageChanges
}

/**
 * The messages of one conversation in order. Every sequence from `low` to `top` is loaded or known to be invisible.
 * Messages above `top` are islands that arrived above a gap.
 */
export class Timeline {
  readonly #stored: Message[] = []
  /** By id, in the order in which they were written. */
  readonly #unsent = new Map<string, Unsent>()
  readonly #onPlaced: (message: Message) => void
  readonly #changes: MessageChanges
  #orders = 0
  #bottom = 1
  #reached = 0
  /** The user has cleared what is up to here. */
  #clearedTo = 0
  #start = false
  #isAnchored = false

  /**
   * `newest`: the sequence below which no message is missed, because older messages are history; null if it is not
   * known yet. `onPlaced` is called for each message that gets its place.
   */
  constructor(
    newest: number | null,
    { onPlaced = () => undefined, changes = new MessageChanges() }: Partial<TimelineParts> = {},
  ) {
    this.#onPlaced = onPlaced
    this.#changes = changes
    if (newest !== null) this.anchor(newest)
  }

  /** The lowest sequence without a gap up to `top`. */
  get low(): number {
    return this.#bottom
  }

  get top(): number {
    return this.#reached
  }

  /** There are no older messages. */
  get isAtStart(): boolean {
    return this.#start || (this.#isAnchored && this.#bottom <= 1)
  }

  get size(): number {
    return this.#stored.length
  }

  get oldest(): Message | null {
    return this.#stored[0] ?? null
  }

  /** The newest that may be the last of its conversation. */
  get last(): Message | null {
    return this.#stored.findLast((message) => does('mayBeLast', message)) ?? null
  }

  /** False until the first message or page shows the conversation's position. */
  get hasPlace(): boolean {
    return this.#isAnchored
  }

  /** The first message above a gap. */
  get firstIsland(): Message | null {
    return this.#stored[this.#indexAfter(this.#reached)] ?? null
  }

  /** The number of messages above a gap. */
  get waiting(): number {
    return this.#stored.length - this.#indexAfter(this.#reached)
  }

  at(sequence: number): Message | null {
    const found = this.#stored[this.#indexAfter(sequence) - 1]
    return found?.sequence === sequence ? found : null
  }

  find(ID: string): Message | null {
    return this.#unsent.get(ID)?.message ?? this.#stored.findLast((message) => message.ID === ID) ?? null
  }

  /**
   * Inserts a message with a sequence. Recognises loaded messages by sequence and unsent own messages by id. A
   * message older than the list counts as known history, except the one that the conversation list named as newest.
   * A loaded message takes what is newer in the other one. A deleted one only closes its gap.
   */
  insert(given: Message): Arrival {
    const message = this.#changes.latest(given)
    const isNew = this.#place(message)
    if (message.isDeleted) {
      this.remove(message)
      return 'known'
    }
    const wasWaiting = this.#unsent.size > 0 && this.#unsent.delete(message.ID)
    if (!isNew) return 'known'
    this.#onPlaced(message)
    return wasWaiting ? 'sent' : 'fresh'
  }

  /** No visible message is missing from `from` to `to`. */
  cover(from: number, to: number): void {
    this.anchor(from - 1)
    if (from <= this.#reached + 1 && to > this.#reached) this.#reach(to)
    if (to >= this.#bottom - 1 && from < this.#bottom) this.#bottom = from
  }

  /** Sets the conversation's position, unless its messages have done so already. */
  anchor(newest: number): void {
    if (!this.#isAnchored) this.#anchorAt(newest)
  }

  /** Messages above `sequence` were missed and are not history: the loaded ones become islands above a gap. */
  expectFrom(sequence: number): void {
    if (!this.#isAnchored || sequence >= this.#bottom - 1) return
    this.#bottom = sequence + 1
    this.#reach(sequence)
  }

  markStart(): void {
    this.#start = true
  }

  /** Starts again: keeps only messages from `sequence` on, and unsent ones. */
  restartAt(sequence: number, newest: number): void {
    this.#forgetBefore(sequence)
    this.#isAnchored = true
    this.#bottom = sequence
    this.#start = false
    this.#reach(Math.max(newest, sequence - 1))
  }

  /** The user no longer sees what is up to a sequence, and has nothing older. */
  clearTo(sequence: number): void {
    for (const [ID, { message, anchor }] of this.#unsent)
      if (message.status === 'fail' && anchor <= sequence) this.#unsent.delete(ID)
    this.#clearedTo = Math.max(sequence, this.#clearedTo)
    if (!this.#isAnchored) return
    this.#forgetBefore(sequence + 1)
    if (this.#bottom <= sequence) this.#bottom = sequence + 1
    if (this.#reached < sequence) this.#reach(sequence)
    if (this.#bottom === sequence + 1) this.#start = true
  }

  /** Drops the oldest messages. They can be fetched again. */
  trim(keep: number): void {
    const first = this.#stored[this.#stored.length - keep]
    if (first === undefined || first.sequence <= this.#bottom || first.sequence > this.#reached) return
    this.#forgetBefore(first.sequence)
    this.#bottom = first.sequence
    this.#start = false
  }

  addUnsent(message: Message): void {
    const known = this.#unsent.get(message.ID)
    if (known) known.message = message
    else this.#unsent.set(message.ID, { message, anchor: this.#end, order: ++this.#orders })
  }

  /** Replaces a message with a newer version. */
  replace(message: Message): void {
    const index = this.#indexAfter(message.sequence) - 1
    if (this.#stored[index]?.ID === message.ID) this.#stored[index] = message
  }

  remove({ ID, sequence }: Message): void {
    const index = this.#indexAfter(sequence) - 1
    this.#unsent.delete(ID)
    if (this.#stored[index]?.ID === ID) this.#stored.splice(index, 1)
  }

  /** Stored messages with `from < sequence <= to`, in ascending order. */
  between(from: number, to: number): readonly Message[] {
    return this.#stored.slice(this.#indexAfter(from), this.#indexAfter(to))
  }

  /**
   * How many messages are before a cursor: a message's id, the key of a message that need not be loaded, or null for
   * the end. Null if the id is unknown.
   */
  countBefore(cursor: string | null): number | null {
    const place = this.#placeOf(cursor)
    if (place === null) return null
    return this.#firstAt(place) + this.#unsentBefore(place, this.#start ? 0 : this.#bottom).length
  }

  /** The last `count` messages before that position, in order. */
  pageBefore(cursor: string | null, count: number): readonly Message[] {
    const place = this.#placeOf(cursor)
    if (place === null) return []
    const end = this.#firstAt(place)
    const stored = this.#stored.slice(Math.max(0, end - count), end)
    return merge(stored, this.#unsentBefore(place, this.#start ? 0 : this.#bottom)).slice(-count)
  }

  /**
   * The sequence before which a page at this cursor ends, if nothing between it and the list is loaded; otherwise
   * null.
   */
  below(cursor: string | null): number | null {
    const place = this.#placeOf(cursor)
    if (place === null || !this.#isAnchored) return null
    const sequence = place.order === 0 ? place.sequence : place.sequence + 1
    return sequence < this.#bottom ? sequence : null
  }

  /**
   * Messages from `from` on that are not loaded, together with the unsent messages written between them, up to the
   * cursor.
   */
  withUnsent(messages: readonly Message[], from: number, cursor: string | null): readonly Message[] {
    const place = this.#placeOf(cursor)
    return place === null ? messages : merge(messages, this.#unsentBefore(place, from))
  }

  /** All messages in order, a new array. */
  all(): readonly Message[] {
    return this.#unsent.size === 0 ? this.#stored.slice() : merge(this.#stored, [...this.#unsent.values()])
  }

  get #end(): number {
    return this.#isAnchored ? Math.max(this.#reached, this.#sequenceAt(this.#stored.length - 1)) : Infinity
  }

  #anchorAt(newest: number): void {
    this.#isAnchored = true
    this.#bottom = newest + 1
    this.#reached = newest
    for (const entry of this.#unsent.values()) entry.anchor = newest
  }

  #reach(to: number): void {
    this.#reached = to
    for (let index = this.#indexAfter(to); ; index++) {
      if (this.#stored[index]?.sequence !== this.#reached + 1) return
      this.#reached += 1
    }
  }

  /** False if the sequence is loaded already or older than the list. */
  #place(message: Message): boolean {
    const { sequence } = message
    this.anchor(sequence - 1)
    if (sequence <= this.#clearedTo) return false
    if (sequence < this.#bottom) {
      if (this.#stored.length > 0 || sequence !== this.#bottom - 1) return false
      this.#bottom = sequence
    }
    const last = this.#sequenceAt(this.#stored.length - 1)
    if (sequence > last) this.#stored.push(message)
    else if (!this.#insertBetween(message)) return false
    if (sequence === this.#reached + 1) this.#reach(sequence)
    return true
  }

  #insertBetween(message: Message): boolean {
    const index = this.#indexAfter(message.sequence)
    const known = this.#stored[index - 1]
    if (known?.sequence === message.sequence) {
      this.#stored[index - 1] = newestOf(known, message)
      return false
    }
    this.#stored.splice(index, 0, message)
    return true
  }

  #forgetBefore(sequence: number): void {
    /** In place: a dropped array that is not yet collected would keep its messages alive. */
    this.#stored.splice(0, this.#indexAfter(sequence - 1))
  }

  /** Unsent messages before `place` whose anchor is `from - 1` or later. */
  #unsentBefore(place: Place, from: number): Unsent[] {
    return [...this.#unsent.values()].filter((entry) => entry.anchor >= from - 1 && isBefore(entry, place))
  }

  #placeOf(cursor: string | null): Place | null {
    if (cursor === null) return { sequence: Infinity, order: 0 }
    const entry = this.#unsent.get(cursor)
    if (entry !== undefined) return { sequence: entry.anchor, order: entry.order }
    const sequence = sequenceOfKey(cursor) ?? this.find(cursor)?.sequence
    return sequence === undefined ? null : { sequence, order: 0 }
  }

  /** The index of the first stored message at or after a position. */
  #firstAt({ sequence, order }: Place): number {
    return this.#indexAfter(order === 0 ? sequence - 1 : sequence)
  }

  #sequenceAt(index: number): number {
    return this.#stored[index]?.sequence ?? 0
  }

  /** The index of the first stored message with a higher sequence. */
  #indexAfter(sequence: number): number {
    let from = 0
    let to = this.#stored.length
    if (this.#sequenceAt(to - 1) <= sequence) return to
    while (from < to) {
      const middle = (from + to) >>> 1
      if (this.#sequenceAt(middle) <= sequence) from = middle + 1
      else to = middle
    }
    return from
  }
}
