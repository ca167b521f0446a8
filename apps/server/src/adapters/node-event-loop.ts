import { monitorEventLoopDelay, type Histogram } from 'node:perf_hooks'
import type { EventLoop } from '../ports/event-loop'

/** The event loop of this process, sampled fifty times per second. */
export const nodeEventLoop = (): EventLoop => {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  return eventLoopOf(delays)
}

/** The lag by the samples, in nanoseconds, since the last call: their median, because one pause is no overload. */
export const eventLoopOf = (delays: Histogram): EventLoop => {
  let lagMs = 0
  return {
    lagMs: () => {
      // Nothing was measured while the loop was blocked.
      if (delays.count > 0) lagMs = Math.max(0, delays.percentile(50) / 1e6 - RESOLUTION_MS)
      delays.reset()
      return lagMs
    },
  }
}

const RESOLUTION_MS = 20
