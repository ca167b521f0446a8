import type { ErrorRows } from './error-row'

/** Not raised yet. The known web chat SDKs document the code. Rule: IM-44. */
export const LOGIN_ERRORS = {
  ACCOUNT_TYPE_MISSING: { code: 2001, message: 'accountType is missing.' },
} as const satisfies ErrorRows
