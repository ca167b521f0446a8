import { isInstant, msBetween, type EpochSeconds, type Instant } from '../time/instant'
import { LIMITS } from './limits'

/**
 * Whether a failure toast may show: one at a time, and none within 2 s of the last (the end of the 2 s is exclusive).
 * False if `now` is not valid; true if the time of the last is not valid.
 *
 * Rule: DOM-100.
 *
 * @example
 * mayShowFailure(null, instant(100)) // => true
 * mayShowFailure(100, instant(101.999)) // => false
 * mayShowFailure(100, instant(102)) // => true
 */
export const mayShowFailure = (lastShownAt: EpochSeconds | null, now: Instant): boolean =>
  isInstant(now) && (lastShownAt === null || (msBetween(lastShownAt, now) ?? Infinity) >= LIMITS.failureToastLockMs)
