import { msBetween, type Instant } from '../time/instant'
import { LIMITS } from './limits'

/**
 * Whether a failure toast may show: one at a time, none within 2 s of the last (the end of the 2 s is free again).
 *
 * Source: app.md §8, decisions.md 49.
 *
 * @example
 * mayShowFailure(null, 100) // => true
 * mayShowFailure(100, 101.999) // => false
 * mayShowFailure(100, 102) // => true
 */
export const mayShowFailure = (lastShownAt: Instant | null, now: Instant): boolean =>
  lastShownAt === null || msBetween(lastShownAt, now) >= LIMITS.failureToastLockMs
