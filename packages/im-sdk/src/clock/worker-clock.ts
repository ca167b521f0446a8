import { WORKER_TIMING } from '../protocol/limits'
import type { Clock } from './clock'
import { tickingClock } from './ticking-clock'

/**
 * A clock whose timers run on time in a hidden tab, where the browser may delay timers to once a minute. A worker
 * ticks each second and overdue timers then run. The worker exists while a timer waits and the cloud config allows it
 * (`enable_worker`, applied by the module `cloudConfig`), or after `toggleWorker(true)`. Without a worker, or if a
 * content security policy forbids it, this is the plain clock. Rule: IM-14.
 */
export const workerClock = (): Required<Clock> => tickingClock(WORKER_TIMING.tickMs)
