/** Undoes what was scheduled; harmless when it is too late. */
export type Cancel = () => void

/** The port through which the engine reads and waits for time. */
export interface Clock {
  /** Epoch milliseconds, for stamps. The user and the network may set it back or ahead at any moment. */
  now(): number
  /** Milliseconds since some moment, for durations: nobody sets it. It may stand still while the device sleeps. */
  monotonic(): number
  after(ms: number, run: () => void): Cancel
  /** Calls `run` when it turns out that the device has slept, for clocks that can tell. */
  whenWoken?(run: () => void): Cancel
  /** Lets a worker look after the timers or not, for clocks that have one. Source: im.md §9 (`enable_worker`). */
  toggleWorker?(isOn: boolean): void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
