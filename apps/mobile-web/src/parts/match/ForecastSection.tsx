import type { Forecast, Match } from '@org/api-client/contract'
import { formatDecimal } from '@org/domain'
import { ListGroup, ListRow, Sheet } from '@org/ui/basics'
import { OutcomeBar } from '@org/ui/sport'
import { useState } from 'react'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { shortName } from '../../matches/team-names'
import { useAppSelector } from '../../store/store'
import type { DetailSport } from './detail-sport'
import { ForecastQuality } from './ForecastQuality'

interface ForecastSectionProps {
  sport: DetailSport
  match: Match
  forecast: Forecast
}

/** The chances that the goal model gives the outcomes, and one press away how good it was. */
export const ForecastSection = ({ sport, match, forecast }: ForecastSectionProps) => {
  const { t } = useTranslation('analysis')
  const { t: common } = useTranslation()
  const lang = useAppSelector((state) => state.preferences.lang)
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const goals = (value: number) => formatDecimal(value, 1, locale) ?? ''
  const outcome = (id: 'home' | 'draw' | 'away', label: string) => ({
    id,
    label,
    chance: forecast[id],
    text: percent.format(forecast[id]),
  })
  return (
    <div>
      <OutcomeBar
        title={t(($) => $.forecast.title)}
        note={t(($) => $.forecast.basis, { count: forecast.results })}
        outcomes={[
          outcome('home', shortName(match.hometeam, lang)),
          outcome(
            'draw',
            t(($) => $.draw),
          ),
          outcome('away', shortName(match.awayteam, lang)),
        ]}
      />
      <ListGroup>
        <ListRow
          title={t(($) => $.forecast.goals)}
          value={`${goals(forecast.home_goals)} – ${goals(forecast.away_goals)}`}
        />
        <ListRow
          title={t(($) => $.forecast.scores)}
          note={forecast.scores
            .map(({ home, away, chance }) => `${home}–${away} ${percent.format(chance)}`)
            .join(' · ')}
        />
        <ListRow title={t(($) => $.forecast.howGood)} aria-haspopup="dialog" onPress={() => setOpen(true)} />
        <Sheet
          open={isOpen}
          title={t(($) => $.forecast.howGood)}
          closeLabel={common(($) => $.close)}
          onClose={() => setOpen(false)}
        >
          <ForecastQuality sport={sport} matchid={match.id} />
        </Sheet>
      </ListGroup>
    </div>
  )
}
