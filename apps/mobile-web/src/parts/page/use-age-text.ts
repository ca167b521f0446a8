import { formatTime, instantFromMs, localDay } from '@org/domain'
import { shortDay } from '../../i18n/short-day'
import { useAppSelector } from '../../store/store'

/** When something arrived (epoch milliseconds): the time today, otherwise also the day. */
export const useAgeText = (at: number): string => {
  const lang = useAppSelector((state) => state.preferences.lang)
  const time = formatTime(instantFromMs(at))
  const day = localDay(instantFromMs(at))
  return day === localDay(instantFromMs(Date.now())) ? time : `${shortDay(day, lang)} ${time}`
}
