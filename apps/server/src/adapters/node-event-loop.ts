import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { EventLoop } from '../ports/event-loop'

/** The loop of this process, looked at fifty times a second. */
export const nodeEventLoop = (): EventLoop => {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  let lagMs = 0
  return {
    lagMs: () => {
      // Nothing was measured while the loop stood still.
      if (delays.count > 0) lagMs = Math.max(0, delays.percentile(50) / 1e6 - RESOLUTION_MS)
      delays.reset()
      return lagMs
    },
  }
}

const RESOLUTION_MS = 20
