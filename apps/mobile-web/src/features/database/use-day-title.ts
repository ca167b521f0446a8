import { formatDay, type Day } from '@org/domain'
import { useTranslation } from '../../i18n/use-translation'
import { useAppSelector } from '../../store/store'

/** The title of a day of matches: its date and its weekday. */
export const useDayTitle = (): ((day: Day) => string) => {
  const { t } = useTranslation()
  const lang = useAppSelector((state) => state.preferences.lang)
  return (day) => {
    const weekday = t(($) => $.weekdays, { returnObjects: true })[new Date(day).getUTCDay()] ?? ''
    return `${formatDay(day, lang) ?? ''} ${weekday}`
  }
}
