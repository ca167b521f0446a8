import type { ErrorRows } from './error-row'

/** Words that are not allowed. Source: im.md §8. */
export const MODERATION_ERRORS = {
  PROFANITY_FOUND: { code: 3111, message: 'The text holds words that are not allowed.' },
} as const satisfies ErrorRows
