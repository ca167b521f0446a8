import { browserWakeSignals } from './wake-signals'
import { WORKER_TIMING } from '../protocol/limits'
import { systemClock, type Cancel, type Clock } from './clock'

interface Timer {
  readonly at: number
  readonly run: () => void
}

/**
 * A clock whose timers run on time in a hidden tab, where the browser may delay timers to once a minute. A worker
 * ticks each second and overdue timers then run. The worker exists while a timer waits and the cloud config allows it
 * (`enable_worker`, applied by the module `cloudConfig`), or after `toggleWorker(true)`. Without a worker, or if a
 * content security policy forbids it, this is the plain clock. Rule: IM-14.
 */
export const workerClock = (): Required<Clock> => {
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
      stopTicker = startTicker(tick, catchUp)
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
      if (ms < WORKER_TIMING.tickMs) return systemClock.after(ms, run)
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
 * Ticks each second in a worker, whose timers browsers do not slow down. Calls `catchUp` also when the page becomes
 * visible.
 */
const startTicker = (tick: () => void, catchUp: () => void): Cancel => {
  const stops = [browserWakeSignals(catchUp)]
  try {
    const url = URL.createObjectURL(new Blob([TICKER], { type: 'text/javascript' }))
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

const TICKER = `setInterval(() => postMessage(0), ${WORKER_TIMING.tickMs})`
