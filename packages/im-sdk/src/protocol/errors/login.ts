import type { ErrorRows } from './error-row'

/** Raised by nobody yet; the names are the specification's. Source: im.md §8. */
export const LOGIN_ERRORS = {
  ACCOUNT_TYPE_MISSING: { code: 2001, message: 'accountType is missing.' },
  TINY_ID_MISSING: { code: 2022, message: 'The server gave no tinyID.' },
  A2_KEY_MISSING: { code: 2023, message: 'The server gave no access key.' },
} as const satisfies ErrorRows
