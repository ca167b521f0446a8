import { formatTime, instantFromMs, localDay } from '@org/domain'
import { shortDay } from '../i18n/short-day'
import { useTranslation } from '../i18n/use-translation'
import { useToday } from '../site/zone-context'
import { useAppSelector } from '../store/store'

/** Says when something arrived (epoch milliseconds): the time today, otherwise also the day. */
export const useAgeText = (at: number): string => {
  const { t } = useTranslation()
  const lang = useAppSelector((state) => state.preferences.lang)
  const today = useToday()
  const time = formatTime(instantFromMs(at))
  const day = localDay(instantFromMs(at))
  return day === today
    ? t(($) => $.stale.today, { time })
    : t(($) => $.stale.earlier, { day: shortDay(day, lang), time })
}
