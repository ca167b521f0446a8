import { vi } from 'vitest'

/**
 * Holds the timers that begin from now on and wait for exactly one of these times. All others run as usual. Returns what
 * lets such a time pass for the timers that wait for it now, and returns their number.
 */
export const holdTimers = (...times: readonly number[]) => {
  const { setTimeout: begin, clearTimeout: end } = globalThis
  const held = new Map<number, { after: number; run: () => void }>()
  let last = 0
  vi.stubGlobal('setTimeout', (run: (...args: unknown[]) => void, after = 0, ...args: unknown[]) => {
    if (!times.includes(after)) return begin(run, after, ...args)
    // The browser gives positive ones.
    last -= 1
    held.set(last, { after, run: () => run(...args) })
    return last
  })
  vi.stubGlobal('clearTimeout', (id: number | undefined) => {
    if (id === undefined || !held.delete(id)) end(id)
  })
  return (time: number) => {
    const due = [...held].filter(([, { after }]) => after === time)
    for (const [id, { run }] of due) if (held.delete(id)) run()
    return due.length
  }
}
