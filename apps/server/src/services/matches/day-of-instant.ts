/** Asia/Shanghai has had no daylight saving time since 1991. */
const SHANGHAI_OFFSET = 8 * 3600
export const DAY_SECONDS = 86_400

/** The number of the day of an instant in Asia/Shanghai. Rule: DOM-86. */
export const dayOfInstant = (instant: number): number => Math.floor((instant + SHANGHAI_OFFSET) / DAY_SECONDS)

/** The instant at which a day starts in Asia/Shanghai. */
export const startOfDay = (day: number): number => day * DAY_SECONDS - SHANGHAI_OFFSET
