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
      if (seq <= Math.max(known?.seq ?? 0, this.clearSequence)) continue
      this.#keys.set(key, { key, value, seq, isDeleted })
      if (!isDeleted) set.push({ key, value })
      else if (!this.isLoaded || (known !== undefined && known.isDeleted !== true)) deleted.add(key)
    }
    return { set, deleted: [...deleted] }
  }

  /** A reply or push had the last `changes` changes. If there are others in between, they did not arrive. */
  advance(globalSequence: number, changes: number): void {
    if (globalSequence > this.globalSequence + changes) this.isStale = this.isLoaded
    else this.globalSequence = Math.max(this.globalSequence, globalSequence)
  }

  #clear(clearSequence: number): readonly string[] {
    this.clearSequence = clearSequence
    const gone = [...this.#keys.values()].filter(({ seq }) => seq <= clearSequence)
    for (const { key } of gone) this.#keys.delete(key)
    return gone.filter(({ isDeleted }) => isDeleted !== true).map(({ key }) => key)
  }
}
