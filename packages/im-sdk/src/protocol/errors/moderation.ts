import type { ErrorRows } from './error-row'

/** Profanity. Rule: IM-44. */
export const MODERATION_ERRORS = {
  PROFANITY_FOUND: { code: 3111, message: 'The text contains words that are not allowed.' },
} as const satisfies ErrorRows
