import type { FileMatch } from './openfootball-schema'

/** The kick-off hour of matches without a time. */
const USUAL_TIME = '15:00'
const ABBREVIATIONS: Readonly<Record<string, number>> = { CET: 1, CEST: 2, 'UTC±0': 0 }

/** The scheduled start, epoch seconds. Times without a zone are in `zone`. */
export const kickoffOf = ({ date, time = USUAL_TIME }: Pick<FileMatch, 'date' | 'time'>, zone: string): number => {
  const [clock = USUAL_TIME, offset] = time.split(' ')
  const asUtc = Date.parse(`${date}T${clock}:00Z`) / 1000
  if (offset === undefined) return asUtc - zoneOffset(zone, asUtc)
  return asUtc - (ABBREVIATIONS[offset] ?? Number(offset.replace('UTC', ''))) * 3600
}

/** The UTC offset of a zone, in seconds, at a local time. */
const zoneOffset = (zone: string, wall: number): number => {
  const shown = (instant: number) => {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    }).formatToParts(instant * 1000)
    const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '00'
    return Date.parse(`${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}Z`) / 1000
  }
  const first = shown(wall) - wall
  // Repeated at the resulting instant, because the first one may be on the other side of a DST change.
  return shown(wall - first) - (wall - first)
}
