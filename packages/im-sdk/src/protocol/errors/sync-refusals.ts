/** What the server refuses a sync with. */
export const SYNC_REFUSALS = { SYNC_COOKIE_INVALID: 3160 } as const
