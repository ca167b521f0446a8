import type { Clock } from '../../ports/clock'

export interface Lookup<Value> {
  /** Null if there is none. Concurrent callers share one load. */
  find(key: string): Promise<Value | null>
  forget(key: string): void
}

export interface LookupOptions<Value> {
  readonly clock: Clock
  readonly load: (key: string) => Promise<Value | null>
  /** The maximum age of a value. */
  readonly ttlMs: number
  /** The maximum age of a null. */
  readonly missTtlMs: number
  readonly maxEntries: number
}

/** A bounded LRU cache of the database. Failed loads are not cached. */
export const createLookup = <Value>(options: LookupOptions<Value>): Lookup<Value> => {
  const { clock, load, ttlMs, missTtlMs, maxEntries } = options
  const entries = new Map<string, { value: Promise<Value | null>; until: number }>()

  const fetch = (key: string): Promise<Value | null> => {
    const entry = { value: load(key), until: clock.now() + ttlMs }
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

  return {
    find: (key) => {
      const entry = entries.get(key)
      const left = entry === undefined ? 0 : entry.until - clock.now()
      // Setting the clock back does not extend lifetimes.
      if (entry === undefined || left <= 0 || left > ttlMs) return fetch(key)
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    forget: (key) => entries.delete(key),
  }
}
