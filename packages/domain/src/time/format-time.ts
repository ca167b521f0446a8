import type { Instant } from './instant'

/**
 * A moment as `HH:mm` in the viewer's time zone (an IANA name; without one, that of the device).
 *
 * Source: decisions.md 12. An instant that is no number gives an empty text. Throws `RangeError` for an unknown zone.
 *
 * @example
 * formatTime(1_700_000_000, 'Asia/Shanghai') // => '06:13'
 * formatTime(1_700_000_000, 'America/Sao_Paulo') // => '19:13'
 */
export const formatTime = (at: Instant, timeZone?: string): string =>
  Number.isFinite(at)
    ? new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
        at * 1000,
      )
    : ''

/**
 * The calendar day of a moment in the viewer's time zone. Lists group by `shanghaiDay`; this is for showing a moment.
 *
 * Source: decisions.md 12. An instant that is no number gives an empty text. Throws `RangeError` for an unknown zone.
 *
 * @example
 * localDay(1_700_000_000, 'Asia/Shanghai') // => '2023-11-15'
 * localDay(1_700_000_000, 'America/Sao_Paulo') // => '2023-11-14'
 */
export const localDay = (at: Instant, timeZone?: string): string => {
  if (!Number.isFinite(at)) return ''
  const parts = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone })
    .formatToParts(at * 1000)
    .reduce<Record<string, string>>((all, part) => ({ ...all, [part.type]: part.value }), {})
  return `${parts.year}-${parts.month}-${parts.day}`
}
