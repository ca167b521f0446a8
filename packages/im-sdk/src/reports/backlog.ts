import type { Clock } from '../clock/clock'
import type { UserStorage } from '../store/user-storage'
import { parseShares, type Shares } from './backlog-shares'

export interface BacklogOptions<Item> {
  readonly clock: Clock
  readonly kept: UserStorage
  /** In the storage. */
  readonly name: string
  /** Of this start of this engine, unlike any other: tabs of one user share a storage. */
  readonly owner: string
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

/**
 * What waits to be sent, in its order. What is under way stays in it until it has arrived, so that a failure changes
 * nothing. In the storage it has a share beside those of other tabs, which it leaves alone; the share of one that has
 * gone is taken over.
 */
export class Backlog<Item> {
  readonly #options: BacklogOptions<Item>
  /** Items that had to give way. */
  droppedCount = 0
  #items: readonly Item[] = []
  /** Taken over, until they are restored. */
  #stored: readonly Item[] = []
  #isRestored = false
  /** Ids of all that was taken over: a storage that answers late shows it again. */
  readonly #taken = new Set<string>()
  /** The storage holds a share of ours. */
  #isKept = false
  /** The page may be gone. */
  #hasLeft = false
  /** Shares of others who are there. */
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

  /** The oldest. */
  first(count: number): readonly Item[] {
    return this.#items.slice(0, count)
  }

  /** Gone for good, from the storage at once. */
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

  /** What others have left comes first. */
  restore(): void {
    this.#isRestored = true
    this.#look()
    this.#putFirst([])
  }

  /** Others leave the share of whoever is heard of alone. */
  stay(): void {
    if (this.#isKept && !this.#hasLeft) this.#write()
  }

  /** Writes everything to the storage at once, for whoever comes next. */
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
   * Beside what others have there by now. A storage that answers later is not waited for by a page that may be gone.
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

  /** Takes what others have left, and tells whether there was any. */
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
