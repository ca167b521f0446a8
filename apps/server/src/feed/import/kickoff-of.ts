import { instantOf } from '@org/domain'
import type { FileMatch } from './openfootball-schema'

/** The kick-off hour of matches without a time. */
const USUAL_TIME = '15:00'
const ABBREVIATIONS: Readonly<Record<string, number>> = { CET: 1, CEST: 2, 'UTC±0': 0 }

/** The scheduled start, epoch seconds. Times without a zone are in `zone`. */
export const kickoffOf = ({ date, time = USUAL_TIME }: Pick<FileMatch, 'date' | 'time'>, zone: string): number => {
  const [clock = USUAL_TIME, offset] = time.split(' ')
  const hours = offset === undefined ? 0 : (ABBREVIATIONS[offset] ?? Number(offset.replace('UTC', '')))
  const shown = instantOf(date, offset === undefined ? zone : 'UTC', clock)
  if (shown === null) throw new RangeError(`Not a kick-off time: ${date} ${time}`)
  return shown - hours * 3600
}
