import { formatTime, localDay } from '@org/domain'
import { shortDay } from '../i18n/short-day'
import { useToday, useZone } from '../site/zone-context'
import { useAppSelector } from '../store/store'

/** Says when something happened (epoch seconds): the time today, otherwise the day too. Empty for no moment. */
export const useMomentText = (): ((at: number) => string) => {
  const lang = useAppSelector((state) => state.preferences.lang)
  const today = useToday()
  const zone = useZone()
  return (at) => {
    const day = localDay(at, zone)
    const time = formatTime(at, zone)
    if (day === null || time === null) return ''
    return day === today ? time : `${shortDay(day, lang)} ${time}`
  }
}
