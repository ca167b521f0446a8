import { systemClock } from '../src/adapters/system-clock'
import type { Clock } from '../src/ports/clock'

export interface SteppedClock extends Clock {
  /** Moves the time on; timers run on real time all the same. */
  advance(ms: number): void
}

export const steppedClock = (start: string): SteppedClock => {
  let now = Date.parse(start)
  return {
    ...systemClock,
    now: () => now,
    advance: (ms) => {
      now += ms
    },
  }
}
