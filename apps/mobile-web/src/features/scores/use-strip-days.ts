import { formatDay, type StripDay } from '@org/domain'
import type { DateStripDay } from '@org/ui/sport'
import { useMemo } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { shortDay } from '../../i18n/short-day'
import { useAppSelector } from '../../store/store'

/** The days of the strip, with their texts. */
export const useStripDays = (strip: readonly StripDay[]): DateStripDay[] => {
  const { t } = useTranslation()
  const lang = useAppSelector((state) => state.preferences.lang)
  return useMemo(
    () =>
      strip.map(({ day, weekday, relative }) => {
        const weekdayName = t(($) => $.weekdays, { returnObjects: true })[weekday] ?? ''
        const name = relative ? t(($) => $.days[relative]) : weekdayName
        return {
          id: day,
          weekday: name,
          day: shortDay(day, lang),
          label: `${name} ${formatDay(day, lang)}`,
          isToday: relative === 'today',
        }
      }),
    [strip, t, lang],
  )
}
