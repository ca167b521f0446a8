import type { Clock } from '../clock/clock'
import type { UserStorage } from '../store/user-storage'
import { parseShares, type Shares } from './backlog-shares'

export interface BacklogOptions<Item> {
  readonly clock: Clock
  readonly kept: UserStorage
  /** The storage key. */
  readonly name: string
  /** Unique to this start of this engine: the tabs of a user share a storage. */
  readonly owner: string
  /** The maximum number of items. Beyond it the oldest are dropped. */
  readonly max: number
  /** More waiting items than this are also stored. */
  readonly keepAbove: number
  /** False: accept no items and drop the waiting ones. */
  readonly isOn: () => boolean
  readonly idOf: (item: Item) => string
  /** Another version or other code may have stored something else. */
  readonly isItem: (value: unknown) => value is Item
}

/**
 * Items waiting to be sent, in order. An item stays until its delivery is confirmed, so a failed send changes
 * nothing. Each tab has its own share in the storage and does not touch the others, except to take over the share of
 * a tab that is gone.
 */
export class Backlog<Item> {
  readonly #options: BacklogOptions<Item>
  /** How many items were dropped. */
  droppedCount = 0
  #items: readonly Item[] = []
  /** Items taken over from other tabs and not yet restored. */
  #stored: readonly Item[] = []
  #isRestored = false
  /** The ids of all items taken over: a slow storage may return them again. */
  readonly #taken = new Set<string>()
  /** The storage contains a share of this tab. */
  #isKept = false
  /** The page may be gone. */
  #hasLeft = false
  /** The shares of other active tabs. */
  #others: Shares<Item> = new Map()

  constructor(options: BacklogOptions<Item>) {
    this.#options = options
    this.#look()
  }

  get size(): number {
    return this.#items.length
  }

  add(item: Item): void {
    this.#hasLeft = false
    if (this.#options.isOn()) this.#set([...this.#items, item])
    else this.clear()
  }

  /** The oldest items. */
  first(count: number): readonly Item[] {
    return this.#items.slice(0, count)
  }

  /** Removes items for good, and from the storage at once. */
  remove(gone: readonly Item[]): void {
    const isKept = this.#isKept
    const sent = new Set(gone)
    this.#set(this.#items.filter((item) => !sent.has(item)))
    if (isKept) this.#flush()
  }

  clear(): void {
    this.#stored = []
    this.remove(this.#items)
  }

  /** Takes over the items of earlier tabs and puts them first. */
  restore(): void {
    this.#isRestored = true
    this.#look()
    this.#putFirst([])
  }

  /** Tells other tabs that this one is active, so that they leave its share alone. */
  stay(): void {
    if (this.#isKept && !this.#hasLeft) this.#write()
  }

  /** Writes everything to the storage at once, for the next start. */
  leave(): void {
    this.#hasLeft = true
    this.#flush()
  }

  #set(items: readonly Item[]): void {
    const { max, keepAbove } = this.#options
    this.droppedCount += Math.max(0, items.length - max)
    this.#items = items.slice(-max)
    if (items.length > keepAbove || this.#isKept) this.#write()
  }

  /**
   * Merges with the current shares of other tabs. A page that may be unloading does not wait for an asynchronous
   * storage.
   */
  #write(): void {
    const { kept, name } = this.#options
    const text = () => JSON.stringify(Object.fromEntries(this.#shares()))
    kept.write(name, () => {
      let isRead = false
      let isLate = false
      this.#read(() => {
        isRead = true
        if (!isLate) return
        kept.write(name, text)
        kept.flush()
      })
      isLate = true
      return isRead || this.#hasLeft ? text() : null
    })
  }

  #flush(): void {
    this.#write()
    this.#options.kept.flush()
  }

  #look(): void {
    this.#read((hasFound) => {
      if (hasFound) this.#flush()
    })
  }

  /** Takes over the shares that other tabs have left. Returns whether there were any. */
  #read(then: (hasFound: boolean) => void): void {
    const { kept, name, clock, owner, isItem, isOn } = this.#options
    const take = (text: string) => {
      const { others, left } = parseShares(text, { owner, isItem, now: clock.now() })
      this.#others = others
      this.#putFirst(isOn() ? left : [])
      then(left.length > 0)
    }
    kept.read(name, take, () => take(''))
  }

  #putFirst(left: readonly Item[]): void {
    const { idOf, max } = this.#options
    const known = new Set([...this.#taken, ...this.#items.map(idOf)])
    const taken = left.filter((item) => !known.has(idOf(item)))
    for (const item of taken) this.#taken.add(idOf(item))
    this.#stored = [...this.#stored, ...taken].slice(-max)
    if (!this.#isRestored || this.#stored.length === 0) return
    const stored = this.#stored
    this.#stored = []
    this.#set([...stored, ...this.#items])
  }

  #shares(): Shares<Item> {
    const { clock, owner, max } = this.#options
    const items = [...this.#stored, ...this.#items].slice(-max)
    this.#isKept = items.length > 0
    if (!this.#isKept) return this.#others
    return new Map([...this.#others, [owner, { at: this.#hasLeft ? 0 : clock.now(), items }]])
  }
}
