/**
 * A moment as it stands on the wire: seconds since 1970-01-01T00:00:00Z. Fractions are allowed (`Date.now() / 1000`).
 *
 * Every function of this package that depends on time takes `now: Instant` as an argument and reads no clock.
 *
 * Source: decisions.md 12.
 */
export type Instant = number

/**
 * The instant of a millisecond timestamp such as `Date.now()`.
 *
 * @example
 * instantFromMs(1_700_000_000_500) // => 1700000000.5
 */
export const instantFromMs = (ms: number): Instant => ms / 1000

/**
 * Milliseconds from one instant to another, as a whole number, so that comparisons with limits in ms are exact.
 *
 * @example
 * msBetween(1_700_000_000.123, 1_700_000_005.123) // => 5000
 */
export const msBetween = (from: Instant, to: Instant): number => Math.round((to - from) * 1000)

/**
 * Whole minutes from one instant to another, rounded down, never negative, 0 for bad input.
 *
 * Source: decisions.md 43.
 *
 * @example
 * minutesBetween(0, 119) // => 1
 * minutesBetween(120, 0) // => 0
 */
export const minutesBetween = (from: Instant, to: Instant): number => Math.max(0, Math.floor((to - from) / 60)) || 0
