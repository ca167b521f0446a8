import { browserWakeSignals } from './wake-signals'
import { WORKER_TIMING } from '../protocol/limits'
import { systemClock, type Cancel, type Clock } from './clock'

interface Timer {
  readonly at: number
  readonly run: () => void
}

/** The clock of `workerClock`, whose worker ticks each `tickMs`. */
export const tickingClock = (tickMs: number): Required<Clock> => {
  const timers = new Set<Timer>()
  const wakers = new Set<() => void>()
  let isOn = false
  let stopTicker: Cancel | null = null
  let tickedAt = 0

  /** Each callback runs in its own microtask, so one that throws does not stop the others. */
  const catchUp = () => {
    const now = systemClock.monotonic()
    const overdue = [...timers].filter(({ at }) => at <= now).sort((one, other) => one.at - other.at)
    for (const { run } of overdue) queueMicrotask(run)
  }
  const follow = () => {
    if (!isOn || timers.size === 0) {
      stopTicker?.()
      stopTicker = null
    } else if (stopTicker === null) {
      tickedAt = systemClock.now()
      stopTicker = startTicker(tickMs, tick, catchUp)
    }
  }
  const tick = () => {
    const hasSlept = systemClock.now() - tickedAt > WORKER_TIMING.sleptMs
    tickedAt = systemClock.now()
    catchUp()
    if (hasSlept) for (const wake of wakers) queueMicrotask(wake)
    follow()
  }

  return {
    ...systemClock,
    after: (ms, run) => {
      if (ms < tickMs) return systemClock.after(ms, run)
      const cancel = () => {
        cancelNative()
        return timers.delete(timer)
      }
      const timer = { at: systemClock.monotonic() + ms, run: () => cancel() && run() }
      const cancelNative = systemClock.after(ms, timer.run)
      timers.add(timer)
      follow()
      return cancel
    },
    whenWoken: (run) => {
      wakers.add(run)
      return () => wakers.delete(run)
    },
    toggleWorker: (turnOn) => {
      isOn = turnOn
      follow()
    },
  }
}

/**
 * Ticks each `tickMs` in a worker, whose timers browsers do not slow down. Calls `catchUp` also when the page becomes
 * visible.
 */
const startTicker = (tickMs: number, tick: () => void, catchUp: () => void): Cancel => {
  const stops = [browserWakeSignals(catchUp)]
  try {
    const url = URL.createObjectURL(
      new Blob([`setInterval(() => postMessage(0), ${tickMs})`], { type: 'text/javascript' }),
    )
    stops.push(() => URL.revokeObjectURL(url))
    const worker = new Worker(url)
    stops.push(() => worker.terminate())
    worker.addEventListener('message', tick)
    worker.addEventListener('error', (event) => event.preventDefault())
  } catch {
    /** No workers here, or none that the page may start: the timers are the browser's own. */
  }
  return () => {
    for (const stop of stops) stop()
  }
}
