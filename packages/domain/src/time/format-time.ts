import { isInstant, type EpochSeconds, type Instant } from './instant'
import type { Day } from './shanghai-day'

/**
 * A moment as `HH:mm` in the viewer's time zone (an IANA name; without one, that of the device).
 *
 * Rule: DOM-86. Null if it is not a moment in seconds. Throws `RangeError` for an unknown zone.
 *
 * @example
 * formatTime(1_700_000_000, 'Asia/Shanghai') // => '06:13'
 * formatTime(1_700_000_000, 'America/Sao_Paulo') // => '19:13'
 */
export function formatTime(at: Instant, timeZone?: string): string
export function formatTime(at: EpochSeconds, timeZone?: string): string | null
export function formatTime(at: EpochSeconds, timeZone?: string): string | null {
  if (!isInstant(at)) return null
  // Without `Intl`, whose first format costs a phone 40 ms.
  if (timeZone === undefined) return clockTime(new Date(at * 1000))
  return timeFormat(timeZone).format(at * 1000)
}

const clockTime = (date: Date) =>
  [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')

/**
 * The calendar day of a moment in the viewer's time zone. Lists group by `shanghaiDay`; this is for showing a moment.
 *
 * Rule: DOM-86. Null if it is not a moment in seconds. Throws `RangeError` for an unknown zone.
 *
 * @example
 * localDay(1_700_000_000, 'Asia/Shanghai') // => '2023-11-15'
 * localDay(1_700_000_000, 'America/Sao_Paulo') // => '2023-11-14'
 */
export function localDay(at: Instant, timeZone?: string): Day
export function localDay(at: EpochSeconds, timeZone?: string): Day | null
export function localDay(at: EpochSeconds, timeZone?: string): Day | null {
  if (!isInstant(at)) return null
  const parts = dayFormat(timeZone).formatToParts(at * 1000)
  const [year, month, day] = (['year', 'month', 'day'] as const).map((type) => parts.find((part) => part.type === type))
  return `${year?.value}-${month?.value}-${day?.value}`
}

/** Creating a formatter costs a hundred times more than using it, so there is one per zone. */
const perZone = (make: (timeZone?: string) => Intl.DateTimeFormat) => {
  const made = new Map<string | undefined, Intl.DateTimeFormat>()
  return (timeZone?: string): Intl.DateTimeFormat => {
    const format = made.get(timeZone) ?? make(timeZone)
    made.set(timeZone, format)
    return format
  }
}

const timeFormat = perZone(
  (timeZone) => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }),
)
const dayFormat = perZone(
  (timeZone) => new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }),
)
