/** Remembers the last `size` keys: a ring buffer for the order, a set for the look-up. */
export class RecentSet<Key> {
  readonly #size: number
  readonly #ring: Key[] = []
  readonly #keys = new Set<Key>()
  #next = 0

  constructor(size: number) {
    this.#size = size
  }

  /** False if the key is among the remembered ones. */
  add(key: Key): boolean {
    if (this.#keys.has(key)) return false
    const oldest = this.#ring[this.#next]
    if (oldest !== undefined) this.#keys.delete(oldest)
    this.#ring[this.#next] = key
    this.#keys.add(key)
    this.#next = (this.#next + 1) % this.#size
    return true
  }

  has(key: Key): boolean {
    return this.#keys.has(key)
  }

  get size(): number {
    return this.#keys.size
  }

  clear(): void {
    this.#ring.length = 0
    this.#keys.clear()
    this.#next = 0
  }
}
