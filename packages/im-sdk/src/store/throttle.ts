import type { Clock } from '../clock/clock'

/** Runs `run` at the end of the current turn, then at most once in `ms` for all calls in between. */
export const throttle = (clock: Clock, ms: number, run: () => void): (() => void) => {
  let waiting = false
  let again = false
  const fire = () => {
    again = false
    try {
      run()
    } finally {
      clock.after(ms, () => {
        waiting = false
        if (again) start()
      })
    }
  }
  const start = () => {
    waiting = true
    queueMicrotask(fire)
  }
  return () => {
    if (waiting) again = true
    else start()
  }
}
