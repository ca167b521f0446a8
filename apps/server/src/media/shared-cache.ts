import type { Clock } from '../ports/clock'

interface Limits {
  readonly entries: number
  readonly ms: number
}

/**
 * Caches the result of `make` by key for a time. Concurrent callers share one call. If there are too many, the oldest
 * are removed. Errors and null are not cached.
 */
export const sharedCache = <Made>(
  clock: Clock,
  { entries, ms }: Limits,
  make: (key: string) => Promise<Made | null>,
): ((key: string) => Promise<Made | null>) => {
  const kept = new Map<string, { readonly made: Promise<Made | null>; readonly until: number }>()
  return (key) => {
    const known = kept.get(key)
    if (known && clock.now() < known.until) return known.made
    const made = make(key)
    const entry = { made, until: clock.now() + ms }
    const forget = () => void (kept.get(key) === entry && kept.delete(key))
    made.then((value) => value === null && forget(), forget)
    kept.delete(key)
    kept.set(key, entry)
    for (const oldest of kept.keys()) {
      if (kept.size <= entries) break
      kept.delete(oldest)
    }
    return made
  }
}
