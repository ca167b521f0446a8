import type { ErrorRows } from './error-row'

/** Experimental calls. Rule: IM-44. */
export const ABILITY_ERRORS = {
  UNKNOWN_EXPERIMENTAL_API: { code: 2905, message: 'Unknown experimental API.' },
} as const satisfies ErrorRows
