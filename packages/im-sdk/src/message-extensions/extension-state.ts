import type { KnownExtension, MessageExtension } from '../store/extensions'

/** The state of a key as the server sends it. */
export interface PresentExtension extends KnownExtension {
  readonly isDeleted?: boolean
}

export interface ExtensionChanges {
  readonly set: readonly MessageExtension[]
  readonly deleted: readonly string[]
}

/**
 * The extensions of one message. The server numbers all changes of a message: each key keeps its newest state, in
 * whatever order states arrive. Rule: IM-105.
 */
export class ExtensionState {
  /** Also deleted keys, because an older state of them may arrive later. */
  readonly #keys = new Map<string, PresentExtension>()
  /** All changes up to this one are known. 0 if the extensions were not loaded. */
  globalSequence = 0
  clearSequence = 0
  /** The whole list has loaded once. */
  isLoaded = false
  /** All keys of that change are here: an older state of any other key is of one that was deleted. */
  #wholeAt = 0
  /** There are changes that did not arrive. */
  isStale = false

  /** The keys that are set, in the order of their last changes. */
  all(): readonly KnownExtension[] {
    return [...this.#keys.values()]
      .filter(({ isDeleted }) => isDeleted !== true)
      .sort((a, b) => a.seq - b.seq)
      .map(({ key, value, seq }) => ({ key, value, seq }))
  }

  /** The last known change of a key; 0 for none. */
  seqOf(key: string): number {
    return this.#keys.get(key)?.seq ?? 0
  }

  /**
   * Takes states of keys in any order. Returns what they change here; of a list that has not loaded, whatever is not
   * known to be older.
   */
  take(list: readonly PresentExtension[], clearSequence: number): ExtensionChanges {
    const isCleared = clearSequence > this.clearSequence
    const deleted = new Set(isCleared ? this.#clear(clearSequence) : [])
    const set: MessageExtension[] = []
    for (const { key, value, seq, isDeleted = false } of list) {
      const known = this.#keys.get(key)
      if (isCleared && !this.isLoaded && seq === clearSequence) deleted.add(key)
      if (seq <= Math.max(known?.seq ?? this.#wholeAt, this.clearSequence)) continue
      this.#keys.set(key, { key, value, seq, isDeleted })
      if (!isDeleted) set.push({ key, value })
      else if (!this.isLoaded || (known !== undefined && known.isDeleted !== true)) deleted.add(key)
    }
    return { set, deleted: [...deleted] }
  }

  /**
   * The whole list as of a change has loaded for the first time. Returns the keys that were known before and are gone: no
   * push of their deletion has arrived.
   */
  complete(listed: ReadonlySet<string>, globalSequence: number): readonly string[] {
    this.isLoaded = true
    this.#wholeAt = globalSequence
    return this.#drop(({ key, seq }) => seq <= globalSequence && !listed.has(key))
  }

  /** A reply or push had the last `changes` changes. If there are others in between, they did not arrive. */
  advance(globalSequence: number, changes: number): void {
    if (globalSequence > this.globalSequence + changes) this.isStale = this.isLoaded
    else this.globalSequence = Math.max(this.globalSequence, globalSequence)
  }

  #clear(clearSequence: number): readonly string[] {
    this.clearSequence = clearSequence
    return this.#drop(({ seq }) => seq <= clearSequence)
  }

  /** Returns those of the keys that were set. */
  #drop(isGone: (extension: PresentExtension) => boolean): readonly string[] {
    const gone = [...this.#keys.values()].filter(isGone)
    for (const { key } of gone) this.#keys.delete(key)
    return gone.filter(({ isDeleted }) => isDeleted !== true).map(({ key }) => key)
  }
}
