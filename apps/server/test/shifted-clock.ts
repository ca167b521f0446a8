import type { Clock } from '../src/ports/clock'

export interface ShiftedClock extends Clock {
  /** Moves time forward at once; due timers run in order. */
  skip(ms: number): void
}

/**
 * A time that only the test moves, so that no window, expiry or limit ends because a machine is slow. Timers run when
 * they are due by it, and also on real time, which does not move it: the server's own work goes on. With `isStill` they
 * wait for the test too; with `runs` the time is the system's, plus what the test skips.
 */
export const shiftedClock = ({ isStill = false, stillFrom = Infinity, runs = false } = {}): ShiftedClock => {
  let shift = 0
  const timers = new Set<{ due: number; run: () => void; real: NodeJS.Timeout | undefined }>()
  const start = Date.now()
  const now = () => (runs ? Date.now() : start) + shift

  const after = (ms: number, run: () => void) => {
    // What is due at once needs no time to pass.
    const waits = ms >= stillFrom || (isStill && ms > 0)
    const real = waits ? undefined : setTimeout(() => fire(timer), ms).unref()
    const timer = { due: now() + ms, run, real }
    timers.add(timer)
    return () => {
      clearTimeout(timer.real)
      timers.delete(timer)
    }
  }

  const fire = (timer: { run: () => void; real: NodeJS.Timeout | undefined; due: number }) => {
    clearTimeout(timer.real)
    if (timers.delete(timer)) timer.run()
  }

  return {
    now,
    after,
    every: (ms, run) => {
      const again = () => {
        run()
        cancel = after(ms, again)
      }
      let cancel = after(ms, again)
      return () => cancel()
    },
    skip: (ms) => {
      const until = now() + ms
      for (;;) {
        const next = [...timers].sort((a, b) => a.due - b.due)[0]
        if (next === undefined || next.due > until) break
        shift += Math.max(0, next.due - now())
        fire(next)
      }
      shift += Math.max(0, until - now())
    },
  }
}
