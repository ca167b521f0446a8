import type { Match, MatchStat } from '@org/api-client/contract'
import { MomentumChart, StatBars } from '@org/ui/sport'
import { useTranslation } from '../../i18n/use-translation'
import { matchDetailApi } from '../../api/match-details'
import { shortName } from '../../matches/team-names'
import { QueryView } from '../../parts/page/QueryView'
import { useAppSelector } from '../../store/store'
import { livePolling } from './live-polling'
import type { DetailSport } from './detail-sport'
import styles from './StatusPanel.module.css'
import { useMomentumMarks } from './use-momentum-marks'

const { useGetMatchDataQuery } = matchDetailApi

const PERCENT: readonly MatchStat['kind'][] = [
  'ball_possession',
  'passes_accuracy',
  'crosses_accuracy',
  'field_goal_accuracy',
  'three_point_accuracy',
  'free_throw_accuracy',
]

/** The statistics of both teams, and the momentum chart. */
export const StatsView = ({ sport, match }: { sport: DetailSport; match: Match }) => {
  const { t } = useTranslation('match')
  const lang = useAppSelector((state) => state.preferences.lang)
  const query = useGetMatchDataQuery({ sport, matchid: match.id }, livePolling(match))
  const homeName = shortName(match.hometeam, lang)
  const awayName = shortName(match.awayteam, lang)
  const marks = useMomentumMarks(match, sport === 'football')
  return (
    <QueryView
      query={query}
      skeleton={{ kind: 'text' }}
      empty={{ when: ({ stats }) => stats.length === 0, show: { title: t(($) => $.empty.stats) } }}
    >
      {({ stats, momentum }) => (
        <>
          {momentum.length > 0 && (
            <MomentumChart
              className={styles.momentum}
              title={t(($) => $.momentum)}
              label={(share) => t(($) => $.momentumLabel, { home: homeName, away: awayName, share })}
              values={momentum}
              homeName={homeName}
              awayName={awayName}
              marks={marks}
            />
          )}
          <StatBars
            label={t(($) => $.views.stats)}
            homeName={homeName}
            awayName={awayName}
            stats={stats.map(({ kind, home, away }) => ({
              id: kind,
              label: t(($) => $.stats[kind]),
              home,
              away,
              ...(PERCENT.includes(kind) ? { homeText: `${home}%`, awayText: `${away}%` } : {}),
            }))}
          />
        </>
      )}
    </QueryView>
  )
}
