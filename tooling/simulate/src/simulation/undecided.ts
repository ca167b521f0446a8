/**
 * After these errors it is unknown whether a call was executed. A duplicate login frame ends the session briefly, and a
 * request repeated in it is refused.
 */
export const UNDECIDED: ReadonlySet<string> = new Set([
  'NETWORK_ERROR',
  'NETWORK_TIMEOUT',
  'SERVICE_OVERLOAD',
  'SDK_DESTROYED',
  'INTERNAL_AUTH_FAILED',
  'USER_NOT_LOGGED_IN',
])
