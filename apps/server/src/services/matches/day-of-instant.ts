/** Asia/Shanghai has had no daylight saving since 1991. */
const SHANGHAI_OFFSET = 8 * 3600
export const DAY_SECONDS = 86_400

/** The number of the day in Asia/Shanghai on which an instant lies. */
export const dayOfInstant = (instant: number): number => Math.floor((instant + SHANGHAI_OFFSET) / DAY_SECONDS)

/** The instant at which a day begins in Asia/Shanghai. */
export const startOfDay = (day: number): number => day * DAY_SECONDS - SHANGHAI_OFFSET
