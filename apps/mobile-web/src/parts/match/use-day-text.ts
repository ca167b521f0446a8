import { formatDay, localDay, type EpochSeconds } from '@org/domain'
import { useLocale } from '../../hooks/use-locale'
import { useZone } from '../../site/zone-context'

/** The day of a match in the viewer's zone, with its year. */
export const useDayText = () => {
  const locale = useLocale()
  const zone = useZone()
  return (at: EpochSeconds): string => {
    const day = localDay(at, zone)
    return (day && formatDay(day, locale)) ?? ''
  }
}
