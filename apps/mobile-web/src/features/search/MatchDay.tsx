import type { Match } from '@org/api-client/contract'
import { formatDay, localDay, relativeDay, weekdayOf } from '@org/domain'
import { useTranslation } from '../../i18n/use-translation'
import { useToday, useZone } from '../../site/zone-context'
import { useAppSelector } from '../../store/store'
import styles from './MatchDay.module.css'

/** The day of a match, unless it is that of the match before it. */
export const MatchDay = ({ match, before }: { match: Match; before: Match | undefined }) => {
  const { t } = useTranslation()
  const lang = useAppSelector((state) => state.preferences.lang)
  const zone = useZone()
  const today = useToday()
  const day = localDay(match.kickoff_time, zone)
  if (day === null || (before && localDay(before.kickoff_time, zone) === day)) return null
  const relative = relativeDay(day, today)
  const weekday = t(($) => $.weekdays, { returnObjects: true })[weekdayOf(day) ?? 0]
  return (
    <p className={styles.day}>
      {relative ? t(($) => $.days[relative]) : weekday} {formatDay(day, lang)}
    </p>
  )
}
