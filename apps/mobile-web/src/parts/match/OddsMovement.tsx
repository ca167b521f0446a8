import type { BookmakerOdds, Match } from '@org/api-client/contract'
import { formatDecimal, formatTime, localDay } from '@org/domain'
import { OddsMovementChart } from '@org/ui/sport'
import { useLocale } from '../../hooks/use-locale'
import { shortDay } from '../../i18n/short-day'
import { useTranslation } from '../../i18n/use-translation'
import { shortName } from '../../matches/team-names'
import { useZone } from '../../site/zone-context'
import { useAppSelector } from '../../store/store'
import type { DetailSport } from './detail-sport'
import { useOddsMarks } from './use-odds-marks'

interface OddsMovementProps {
  sport: DetailSport
  row: BookmakerOdds
  match: Match
}

/** The winner odds of a bookmaker over time, with the goals and red cards of football. */
export const OddsMovement = ({ sport, row, match }: OddsMovementProps) => {
  const { t } = useTranslation('analysis')
  const lang = useAppSelector((state) => state.preferences.lang)
  const locale = useLocale()
  const zone = useZone()
  const hasDraw = row.current.draw > 0
  const timeText = (at: number) => {
    const day = localDay(at, zone)
    return [day && shortDay(day, lang), formatTime(at, zone)].filter(Boolean).join(' ')
  }
  return (
    <OddsMovementChart
      title={`${t(($) => $.movement.title)} · ${row.company}`}
      lines={[
        { id: 'home', name: shortName(match.hometeam, lang) },
        ...(hasDraw ? [{ id: 'draw' as const, name: t(($) => $.draw) }] : []),
        { id: 'away', name: shortName(match.awayteam, lang) },
      ]}
      points={row.history.map(({ home, draw, away, time }) => ({
        at: time,
        time: timeText(time),
        values: hasDraw ? [home, draw, away] : [home, away],
      }))}
      format={(price) => formatDecimal(price, 2, locale) ?? ''}
      marks={useOddsMarks(sport, match)}
      kickOff={{
        at: match.kickoff_time,
        text: `${t(($) => $.movement.kickOff)} ${formatTime(match.kickoff_time, zone)}`,
      }}
      labels={{ slider: t(($) => $.movement.slider), table: t(($) => $.table), time: t(($) => $.movement.time) }}
    />
  )
}
