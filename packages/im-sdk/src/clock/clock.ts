/** Cancels a timer. Does nothing after the timer has run. */
export type Cancel = () => void

/** The port for time. */
export interface Clock {
  /** Epoch milliseconds, for timestamps. The user or the network can change this clock at any moment. */
  now(): number
  /** Milliseconds from an arbitrary moment, for durations. Nobody can set it. It may stop while the device sleeps. */
  monotonic(): number
  /** Runs `run` after `ms`, but after `LONGEST_WAIT_MS` at the latest. */
  after(ms: number, run: () => void): Cancel
  /** Calls `run` when the device has slept. Only for clocks that can detect it. */
  whenWoken?(run: () => void): Cancel
  /** Turns the worker timers on or off, for clocks that have them. Rule: IM-14 (`enable_worker`). */
  toggleWorker?(isOn: boolean): void
}

/** Browsers run timers with a longer delay at once. */
export const LONGEST_WAIT_MS = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, Math.min(ms, LONGEST_WAIT_MS))
    return () => clearTimeout(timer)
  },
}
