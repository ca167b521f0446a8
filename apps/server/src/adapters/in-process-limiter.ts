import type { Clock } from '../ports/clock'
import type { Limiter } from '../ports/limiter'

/**
 * Counts in fixed windows that start with a key's first call; setting the clock back ends them. Keys with ended windows
 * are removed as the map grows.
 */
export const inProcessLimiter = (clock: Clock): Limiter => {
  const windows = new Map<string, { until: number; left: number }>()
  let sweepAt = 10_000

  const sweep = (now: number) => {
    for (const [key, window] of windows) if (window.until <= now) windows.delete(key)
    sweepAt = Math.max(10_000, windows.size * 2)
  }

  return {
    take: (key, { count, perMs }) => {
      const now = clock.now()
      if (windows.size >= sweepAt) sweep(now)
      let window = windows.get(key)
      if (window === undefined || window.until <= now || window.until > now + perMs) {
        window = { until: now + perMs, left: count }
        windows.set(key, window)
      }
      if (window.left === 0) return Promise.resolve(false)
      window.left -= 1
      return Promise.resolve(true)
    },
  }
}
