import { TIMING } from '../protocol/limits'
import type { Random } from '../clock/random'

/**
 * Milliseconds until the next attempt, with full jitter, so that the clients of a dead host do not return all at
 * once.
 */
export const retryDelay = (failures: number, random: Random, maxMs: number = TIMING.retryMaxMs): number =>
  random() * Math.min(maxMs, TIMING.retryBaseMs * 2 ** Math.min(failures, 10))
