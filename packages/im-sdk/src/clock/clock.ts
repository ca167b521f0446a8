/** Undoes what was scheduled; harmless when it is too late. */
export type Cancel = () => void

/** The port through which the engine reads and waits for time. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  after(ms: number, run: () => void): Cancel
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
