import type { Clock } from '../../ports/clock'

export interface LookupOptions<Value> {
  readonly clock: Clock
  readonly load: (key: string) => Promise<Value | null>
  /** The maximum age of a value. */
  readonly ttlMs: number
  /** The maximum age of a null. */
  readonly missTtlMs: number
  readonly maxEntries: number
}

interface Entry<Value> {
  readonly value: Promise<Value | null>
  until: number
}

/** A bounded LRU cache of the database. Failed loads are not cached. */
export class Lookup<Value> {
  private readonly entries = new Map<string, Entry<Value>>()

  constructor(private readonly options: LookupOptions<Value>) {}

  /** Null if there is none. Concurrent callers share one load. */
  find(key: string): Promise<Value | null> {
    const entry = this.entries.get(key)
    const left = entry === undefined ? 0 : entry.until - this.options.clock.now()
    // Setting the clock back does not extend lifetimes.
    if (entry === undefined || left <= 0 || left > this.options.ttlMs) return this.fetch(key)
    this.entries.delete(key)
    this.entries.set(key, entry)
    return entry.value
  }

  forget(key: string): void {
    this.entries.delete(key)
  }

  private fetch(key: string): Promise<Value | null> {
    const { entries } = this
    const { clock, load, ttlMs, missTtlMs, maxEntries } = this.options
    const entry: Entry<Value> = { value: load(key), until: clock.now() + ttlMs }
    entry.value.then(
      (value) => {
        if (value === null) entry.until = clock.now() + missTtlMs
      },
      () => {
        if (entries.get(key) === entry) entries.delete(key)
      },
    )
    entries.delete(key)
    entries.set(key, entry)
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries) break
      entries.delete(oldest)
    }
    return entry.value
  }
}
