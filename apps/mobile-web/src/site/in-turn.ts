/** A tab in the background may be suspended while it is at work. */
const LONGEST_WAIT_MS = 5_000

/** Runs one after another what tabs of the app do under a name. Where the browser has no locks, as on http, at once. */
export const inTurn = async (name: string, run: () => Promise<void>): Promise<void> => {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), LONGEST_WAIT_MS)
  let hasStarted = false
  const start = () => {
    hasStarted = true
    clearTimeout(timer)
    return run()
  }
  try {
    await navigator.locks.request(name, { signal: waiting.signal }, start)
  } catch (error) {
    if (hasStarted) throw error
    await start()
  }
}
