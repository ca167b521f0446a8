import { TIMING } from '../protocol/limits'
import type { Random } from '../clock/random'

/**
 * Milliseconds until the next attempt, with full jitter: a thousand clients of one dead host do not come back together.
 */
export const retryDelay = (failures: number, random: Random, maxMs: number = TIMING.retryMaxMs): number =>
  random() * Math.min(maxMs, TIMING.retryBaseMs * 2 ** Math.min(failures, 10))
