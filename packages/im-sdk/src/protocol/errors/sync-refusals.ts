/** The codes with which the server refuses a sync. */
export const SYNC_REFUSALS = { SYNC_COOKIE_INVALID: 3160 } as const
