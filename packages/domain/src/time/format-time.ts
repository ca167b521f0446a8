import type { Instant } from './instant'

/**
 * A moment as `HH:mm` in the viewer's time zone (an IANA name; without one, that of the device).
 *
 * Source: decisions.md 12. What is no moment gives an empty text. Throws `RangeError` for an unknown zone.
 *
 * @example
 * formatTime(1_700_000_000, 'Asia/Shanghai') // => '06:13'
 * formatTime(1_700_000_000, 'America/Sao_Paulo') // => '19:13'
 */
export const formatTime = (at: Instant, timeZone?: string): string =>
  isMoment(at)
    ? new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
        at * 1000,
      )
    : ''

/** Whether dates can express an instant: a number, and within 275,000 years. */
const isMoment = (at: Instant) => !Number.isNaN(new Date(at * 1000).getTime())

/**
 * The calendar day of a moment in the viewer's time zone. Lists group by `shanghaiDay`; this is for showing a moment.
 *
 * Source: decisions.md 12. What is no moment gives an empty text. Throws `RangeError` for an unknown zone.
 *
 * @example
 * localDay(1_700_000_000, 'Asia/Shanghai') // => '2023-11-15'
 * localDay(1_700_000_000, 'America/Sao_Paulo') // => '2023-11-14'
 */
export const localDay = (at: Instant, timeZone?: string): string => {
  if (!isMoment(at)) return ''
  const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone })
  const parts = format.formatToParts(at * 1000)
  const [year, month, day] = (['year', 'month', 'day'] as const).map((type) => parts.find((part) => part.type === type))
  return `${year?.value}-${month?.value}-${day?.value}`
}
