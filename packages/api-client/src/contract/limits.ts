/** Milliseconds, for the limits of rows. */
export const MINUTE = 60_000
