/** Undoes what was scheduled; harmless when it is too late. */
export type Cancel = () => void

/** The port through which the engine reads and waits for time. */
export interface Clock {
  /** Epoch milliseconds, for stamps. The user and the network may set it back or ahead at any moment. */
  now(): number
  /** Milliseconds since some moment, for durations: nobody sets it. It may stand still while the device sleeps. */
  monotonic(): number
  /** Waits for `LONGEST_WAIT_MS` at most: who has set a longer time is called early. */
  after(ms: number, run: () => void): Cancel
  /** Calls `run` when it turns out that the device has slept, for clocks that can tell. */
  whenWoken?(run: () => void): Cancel
  /** Lets a worker look after the timers or not, for clocks that have one. Source: im.md §9 (`enable_worker`). */
  toggleWorker?(isOn: boolean): void
}

/** Timers of browsers that are set for longer run at once. */
export const LONGEST_WAIT_MS = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, Math.min(ms, LONGEST_WAIT_MS))
    return () => clearTimeout(timer)
  },
}
