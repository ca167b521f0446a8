import type { EpochSeconds, Instant } from './instant'
import { wallClock } from './wall-clock'

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
  const wall = wallClock(at, timeZone)
  return wall === null ? null : new Date(wall * 1000).toISOString().slice(-13, -8)
}
