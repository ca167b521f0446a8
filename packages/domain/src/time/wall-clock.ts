import { textOf } from '../input'
import { isInstant, type EpochSeconds } from './instant'

/** What the clocks of a zone (without one, of the device) show, in seconds as if it were UTC; null if it is not a moment. */
export const wallClock = (at: EpochSeconds, timeZone?: string): EpochSeconds | null => {
  if (!isInstant(at)) return null
  // Without `Intl`, whose first format costs a phone 40 ms.
  if (timeZone === undefined) return at - new Date(at * 1000).getTimezoneOffset() * 60
  return at + offsetOf(at, timeZone)
}

/** How far the clocks of a zone are ahead of UTC at a moment, in seconds. */
export const offsetOf = (at: EpochSeconds, timeZone: string): number => {
  const name = offsetFormat(timeZone)
    .formatToParts(at * 1000)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours, minutes, seconds] = /([+-])(\d+):(\d+)(?::(\d+))?/.exec(name ?? '') ?? []
  const ahead = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
  return sign === '-' ? -ahead : ahead
}

/** Creating a formatter costs a hundred times more than using it, so there is one per zone. Throws for an unknown zone. */
export const offsetFormat = (timeZone: string): Intl.DateTimeFormat => {
  // Names are case-insensitive: many spellings of one name must not fill the memory.
  const key = textOf(timeZone).toLowerCase()
  const format = made.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone: key, timeZoneName: 'longOffset' })
  made.set(key, format)
  return format
}

const made = new Map<string, Intl.DateTimeFormat>()
