import { dateStrip, formatDay, type Day, type MatchSportId, type StripDay } from '@org/domain'
import type { DateStripDay } from '@org/ui/sport'
import { useMemo } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { shortDay } from '../../i18n/short-day'
import { useAppSelector } from '../../store/store'
import { useDayCounts } from '../../matches/use-day-counts'

/** The days around today, and the chosen one, with their texts and how many matches they have. */
export const useStripDays = (today: Day, chosen: Day, sport: MatchSportId): DateStripDay[] => {
  const { t } = useTranslation()
  const { t: scores } = useTranslation('scores')
  const lang = useAppSelector((state) => state.preferences.lang)
  const counts = useDayCounts(today, sport)
  return useMemo(
    () =>
      stripWith(today, chosen).map(({ day, weekday, relative }) => {
        const weekdayName = t(($) => $.weekdays, { returnObjects: true })[weekday] ?? ''
        const name = relative ? t(($) => $.days[relative]) : weekdayName
        const count = counts[day]
        const matches = count === undefined ? [] : [scores(($) => $.matches, { count })]
        return {
          id: day,
          weekday: name,
          day: shortDay(day, lang),
          count: count === undefined ? '' : String(count),
          label: [`${name} ${formatDay(day, lang)}`, ...matches].join(', '),
          isToday: relative === 'today',
        }
      }),
    [today, chosen, counts, t, scores, lang],
  )
}

/** A day that is not near is at the end on its side. */
const stripWith = (today: Day, chosen: Day): StripDay[] => {
  const strip = dateStrip(today, 3, 3)
  if (strip.some(({ day }) => day === chosen)) return strip
  const far = dateStrip(chosen, 0, 0).map((day) => ({ ...day, relative: null }))
  return chosen < today ? [...far, ...strip] : [...strip, ...far]
}
