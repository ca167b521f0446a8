import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { EventLoop } from '../ports/event-loop'

/** The event loop of this process, sampled fifty times per second. */
export const nodeEventLoop = (): EventLoop => {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
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
