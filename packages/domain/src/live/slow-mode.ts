import { msBetween, type Instant } from '../time/instant'

/** Seconds that slow mode can keep between two messages of a sender; 0 is off. Source: app.md §5. */
export const SLOW_MODE_OPTIONS = [5, 10, 30, 60, 0] as const

/**
 * Whole seconds until a sender may write again, rounded up; 0 when now.
 *
 * Source: app.md §5.
 *
 * @example
 * slowModeWait({ lastSentAt: 100, slowMode: 10, now: 103.2 }) // => 7
 * slowModeWait({ lastSentAt: 100, slowMode: 10, now: 110 }) // => 0
 * slowModeWait({ lastSentAt: null, slowMode: 10, now: 110 }) // => 0
 */
export const slowModeWait = (state: { lastSentAt: Instant | null; slowMode: number; now: Instant }): number =>
  secondsLeft((state.lastSentAt ?? -Infinity) + state.slowMode, state.now)

/** Seconds for which a member can be muted; 0 ends it. Source: app.md §5. */
export const MUTE_OPTIONS = [259_200, 86_400, 3600, 600, 0] as const

/**
 * Whole seconds until a mute ends, rounded up; 0 when it has ended.
 *
 * @example
 * muteWait(1_700_000_600, 1_700_000_000) // => 600
 */
export const muteWait = (mutedUntil: Instant, now: Instant): number => secondsLeft(mutedUntil, now)

const secondsLeft = (until: Instant, now: Instant) => Math.max(0, Math.ceil(msBetween(now, until) / 1000)) || 0
