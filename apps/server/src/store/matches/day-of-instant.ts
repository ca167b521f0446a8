import { DAY_SECONDS, SHANGHAI_OFFSET_SECONDS } from '@org/domain'

/** The number of the day of an instant in Asia/Shanghai. Rule: DOM-86. */
export const dayOfInstant = (instant: number): number => Math.floor((instant + SHANGHAI_OFFSET_SECONDS) / DAY_SECONDS)

/** The instant at which a day starts in Asia/Shanghai. */
export const startOfDay = (day: number): number => day * DAY_SECONDS - SHANGHAI_OFFSET_SECONDS
