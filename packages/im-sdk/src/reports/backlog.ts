import type { UserStorage } from '../store/user-storage'

export interface BacklogOptions<Item> {
  readonly kept: UserStorage
  /** In the storage. */
  readonly name: string
  /** The oldest give way to more. */
  readonly max: number
  /** More than these are kept in the storage too. */
  readonly keepAbove: number
  /** False: nothing is taken, and what waits is dropped. */
  readonly isOn: () => boolean
  readonly idOf: (item: Item) => string
  /** Another version, or another hand, may have stored something else. */
  readonly isItem: (value: unknown) => value is Item
}

/** What waits to be sent, in its order. What is under way stays in it until it has arrived, so that a failure changes nothing. */
export class Backlog<Item> {
  /** Items that had to give way. */
  droppedCount = 0
  private items: readonly Item[] = []
  /** Of an earlier start, until they are restored. */
  private stored: readonly Item[] = []
  /** A storage that answers later may be later than that. */
  private isRestored = false
  /** The storage holds something. */
  private isKept = false

  constructor(private readonly options: BacklogOptions<Item>) {
    options.kept.read(options.name, (text) => {
      this.stored = parse(text).filter(options.isItem)
      this.isKept = this.stored.length > 0
      if (this.isRestored) this.restore()
    })
  }

  get size(): number {
    return this.items.length
  }

  add(item: Item): void {
    if (this.options.isOn()) this.set([...this.items, item])
    else this.clear()
  }

  /** The oldest. */
  first(count: number): readonly Item[] {
    return this.items.slice(0, count)
  }

  /** Gone for good, from the storage at once. */
  remove(gone: readonly Item[]): void {
    const { isKept } = this
    const sent = new Set(gone)
    this.set(this.items.filter((item) => !sent.has(item)))
    if (isKept) this.keep()
  }

  clear(): void {
    this.stored = []
    this.remove(this.items)
  }

  /** What an earlier start has left comes first. */
  restore(): void {
    this.isRestored = true
    const { idOf } = this.options
    const known = new Set(this.items.map(idOf))
    const stored = this.stored.filter((item) => !known.has(idOf(item)))
    this.stored = []
    if (stored.length > 0) this.set([...stored, ...this.items])
  }

  /** Writes everything to the storage at once. */
  keep(): void {
    this.write()
    this.options.kept.flush()
  }

  private set(items: readonly Item[]): void {
    const { max, keepAbove } = this.options
    this.droppedCount += Math.max(0, items.length - max)
    this.items = items.slice(-max)
    if (items.length > keepAbove || this.isKept) this.write()
  }

  private write(): void {
    const { kept, name, max } = this.options
    this.isKept = this.stored.length + this.items.length > 0
    kept.write(name, () => JSON.stringify([...this.stored, ...this.items].slice(-max)))
  }
}

const parse = (text: string): readonly unknown[] => {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
