import type { ErrorRows } from './error-row'

/** Experimental calls and abilities that are purchased. Source: im.md §8. */
export const ABILITY_ERRORS = {
  UNKNOWN_EXPERIMENTAL_API: { code: 2905, message: 'There is no such experimental API.' },
  CANNOT_USE_COMMERCIAL_ABILITY: { code: 3110, message: 'This needs an ability that was not purchased.' },
} as const satisfies ErrorRows
