/**
 * A moment on the wire and in stored records: seconds since 1970-01-01T00:00:00Z. Fractions are allowed.
 *
 * Rule: DOM-86.
 */
export type EpochSeconds = number

/**
 * A moment taken from a clock, in seconds. A bare number such as `Date.now()` is none and does not compile: `instant` and
 * `instantFromMs` make one and say the unit. An instant can stand wherever epoch seconds can.
 *
 * Every function of this package that depends on time takes `now: Instant` as an argument and reads no clock.
 *
 * Rule: DOM-86.
 */
export type Instant = EpochSeconds & { readonly [unit]: 'seconds' }

declare const unit: unique symbol

/** The last valid second (in the year 5138). A larger number was counted in milliseconds. */
export const MAX_INSTANT = 1e11

/**
 * Whether a value is a moment in seconds: a number of at most `MAX_INSTANT`, before or after 1970. Every function of
 * this package checks it, so that milliseconds give an empty result (no clock) and never a wrong one.
 *
 * @example
 * isInstant(1_700_000_000.5) // => true
 * isInstant(1_700_000_000_500) // => false
 * isInstant(NaN) // => false
 */
export const isInstant = (value: unknown): value is Instant =>
  typeof value === 'number' && Math.abs(value) <= MAX_INSTANT

/**
 * The instant of a number of seconds. Throws `RangeError` if it is not a moment in seconds (see `isInstant`).
 *
 * @example
 * instant(1_700_000_000) // => 1700000000
 */
export const instant = (seconds: number): Instant => {
  if (isInstant(seconds)) return seconds
  const given = typeof seconds === 'number' ? seconds : typeof seconds
  throw new RangeError(`Not a moment in seconds: ${given}. For milliseconds use instantFromMs.`)
}

/**
 * The instant of a millisecond timestamp such as `Date.now()`. Throws `RangeError` if it is not a valid timestamp.
 *
 * @example
 * instantFromMs(1_700_000_000_500) // => 1700000000.5
 */
export const instantFromMs = (ms: number): Instant => instant(typeof ms === 'number' ? ms / 1000 : ms)

/**
 * Milliseconds from one moment to another as a whole number, so that comparisons with limits in ms are exact. Null if
 * a moment is not valid.
 *
 * @example
 * msBetween(1_700_000_000.123, 1_700_000_005.123) // => 5000
 * msBetween(1_700_000_000, 1_700_000_005_000) // => null
 */
export const msBetween = (from: EpochSeconds, to: EpochSeconds): number | null =>
  isInstant(from) && isInstant(to) ? Math.round((to - from) * 1000) : null

/**
 * Whole minutes from one moment to another, rounded down, never negative. Null if a moment is not valid.
 *
 * Rule: DOM-59.
 *
 * @example
 * minutesBetween(0, 119) // => 1
 * minutesBetween(120, 0) // => 0
 * minutesBetween(0, NaN) // => null
 */
export const minutesBetween = (from: EpochSeconds, to: EpochSeconds): number | null =>
  isInstant(from) && isInstant(to) ? Math.max(0, Math.floor((to - from) / 60)) : null

/**
 * Whole seconds until a moment, rounded up; 0 after it. Null if a moment is not valid.
 *
 * @example
 * secondsUntil(110, instant(103.2)) // => 7
 * secondsUntil(100, instant(103.2)) // => 0
 */
export const secondsUntil = (until: EpochSeconds, now: Instant): number | null => {
  const ms = msBetween(now, until)
  return ms === null ? null : Math.max(0, Math.ceil(ms / 1000))
}
