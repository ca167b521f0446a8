import type { Match, MatchStat } from '@org/api-client/contract'
import { isInPlay } from '@org/domain'
import { StatBars } from '@org/ui/sport'
import { useTranslation } from '../../i18n/use-translation'
import { matchDetailApi } from '../../api/match-details'
import { shortName } from '../../matches/team-names'
import { QueryView } from '../../parts/page/QueryView'
import { useAppSelector } from '../../store/store'
import { useLivePolling } from '../../parts/match/live-polling'
import type { DetailSport } from '../../parts/match/detail-sport'
import { inColours } from './in-colours'
import { useMoment } from '../../parts/match/moment'

const { useGetMatchDataQuery } = matchDetailApi

const PERCENT: readonly MatchStat['kind'][] = [
  'ball_possession',
  'passes_accuracy',
  'crosses_accuracy',
  'field_goal_accuracy',
  'three_point_accuracy',
  'free_throw_accuracy',
]

/** The statistics of both teams until the shown minute. Those that are known only of the whole match say so. */
export const StatsView = ({ sport, match }: { sport: DetailSport; match: Match }) => {
  const { t } = useTranslation('match')
  const lang = useAppSelector((state) => state.preferences.lang)
  const { minute } = useMoment()
  const isRunning = isInPlay(match.sport_id, match.status)
  const query = useGetMatchDataQuery({ sport, matchid: match.id }, useLivePolling(match))
  const homeName = shortName(match.hometeam, lang)
  const awayName = shortName(match.awayteam, lang)
  return (
    <QueryView
      query={query}
      skeleton={{ kind: 'text' }}
      empty={{ when: ({ stats }) => stats.length === 0, show: { title: t(($) => $.empty.stats) } }}
    >
      {({ stats, colours }) => (
        <StatBars
          {...inColours(colours)}
          label={t(($) => $.views.stats)}
          homeName={homeName}
          awayName={awayName}
          stats={stats.map(({ kind, ...whole }) => {
            const known = minute === null ? whole : minute.stats.find((stat) => stat.kind === kind)
            const { home, away } = known ?? whole
            const label = t(($) => $.stats[kind])
            return {
              id: kind,
              label: known ? label : t(($) => (isRunning ? $.statsSoFar : $.statsOfAll), { label }),
              home,
              away,
              ...(PERCENT.includes(kind) ? { homeText: `${home}%`, awayText: `${away}%` } : {}),
            }
          })}
        />
      )}
    </QueryView>
  )
}
