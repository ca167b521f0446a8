import { fieldsOf } from '../input'
import { secondsUntil, type EpochSeconds, type Instant } from '../time/instant'

/** The slow mode settings: seconds between two messages of a sender; 0 is off. Rule: DOM-75. */
export const SLOW_MODE_OPTIONS = [5, 10, 30, 60, 0] as const

/**
 * Whole seconds until a sender may write again, rounded up; 0 if the sender may write now. Null if a moment or
 * `slowMode` is not valid.
 *
 * Rule: DOM-75.
 *
 * @example
 * slowModeWait({ lastSentAt: 100, slowMode: 10, now: instant(103.2) }) // => 7
 * slowModeWait({ lastSentAt: 100, slowMode: 10, now: instant(110) }) // => 0
 * slowModeWait({ lastSentAt: null, slowMode: 10, now: instant(110) }) // => 0
 */
export const slowModeWait = (state: {
  lastSentAt: EpochSeconds | null
  slowMode: number
  now: Instant
}): number | null => {
  const { lastSentAt, slowMode, now } = fieldsOf(state)
  if (lastSentAt === null) return 0
  return typeof lastSentAt === 'number' && typeof slowMode === 'number'
    ? secondsUntil(lastSentAt + slowMode, now)
    : null
}

/** Seconds for which a member can be muted; 0 ends it. Rule: DOM-76. */
export const MUTE_OPTIONS = [259_200, 86_400, 3600, 600, 0] as const

/**
 * Whole seconds until a mute ends, rounded up; 0 if it has ended. Null if a moment is not valid.
 *
 * @example
 * muteWait(1_700_000_600, instant(1_700_000_000)) // => 600
 */
export const muteWait = (mutedUntil: EpochSeconds, now: Instant): number | null => secondsUntil(mutedUntil, now)
