/** Milliseconds, for the limits of rows. */
export const MINUTE = 60_000
export const TEN_MINUTES = 600_000
export const HOUR = 3_600_000
