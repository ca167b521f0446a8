import { TIMING } from '../protocol/limits'
import type { Random } from '../clock/random'

/**
 * Milliseconds until the next attempt, with full jitter: a thousand clients of one dead host do not come back together.
 */
export const retryDelay = (failures: number, random: Random): number =>
  random() * Math.min(TIMING.retryMaxMs, TIMING.retryBaseMs * 2 ** Math.min(failures, 10))
