import { formatDecimal } from '@org/domain'
import { CalibrationChart } from '@org/ui/sport'
import { matchPageApi } from '../../api/match-page'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { QueryView } from '../page/QueryView'
import type { DetailSport } from './detail-sport'

const { useGetForecastQualityQuery } = matchPageApi

/** How often what was forecast has happened, in the last finished matches of the competition. */
export const ForecastQuality = ({ sport, matchid }: { sport: DetailSport; matchid: number }) => {
  const { t } = useTranslation('analysis')
  const locale = useLocale()
  const query = useGetForecastQualityQuery({ sport, matchid })
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const decimal = (value: number | null) => formatDecimal(value ?? 0, 2, locale) ?? ''
  return (
    <QueryView
      query={query}
      skeleton={{ kind: 'text' }}
      empty={{ when: ({ matches }) => matches === 0, show: { title: t(($) => $.forecast.noQuality) } }}
    >
      {({ matches, bins, brier, even_brier }) => (
        <CalibrationChart
          title={t(($) => $.forecast.counted, { count: matches })}
          label={t(($) => $.forecast.brier, { brier: decimal(brier), even: decimal(even_brier) })}
          bins={bins}
          format={(share) => percent.format(share)}
          labels={{
            said: t(($) => $.forecast.said),
            happened: t(($) => $.forecast.happened),
            count: t(($) => $.forecast.count),
            perfect: t(($) => $.forecast.perfect),
            table: t(($) => $.table),
          }}
        />
      )}
    </QueryView>
  )
}
