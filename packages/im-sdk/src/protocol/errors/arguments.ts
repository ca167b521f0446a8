import type { ErrorRows } from './error-row'

/** Errors of argument checks. Rule: IM-44. */
export const ARGUMENT_ERRORS = {
  STRING_OR_OBJECT_REQUIRED: { code: 3130, message: 'A text or an object is required.' },
  ARRAY_REQUIRED: { code: 3131, message: 'An array is required.' },
  NON_EMPTY_ARRAY_REQUIRED: { code: 3132, message: 'An array with at least one item is required.' },
  BOOLEAN_REQUIRED: { code: 3133, message: 'true or false is required.' },
} as const satisfies ErrorRows
