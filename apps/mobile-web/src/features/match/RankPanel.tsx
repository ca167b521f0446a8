import type { Match } from '@org/api-client/contract'
import { matchPageApi } from '../../api/match-page'
import { useTranslation } from '../../i18n/use-translation'
import { fullName } from '../../matches/team-names'
import { useLeaveOut } from '../../matches/leave-out'
import { QueryView } from '../../parts/page/QueryView'
import { useAppSelector } from '../../store/store'
import type { DetailSport } from './detail-sport'
import { MatchStandings } from './MatchStandings'

const { useGetMatchRankQuery } = matchPageApi

/** The table of the match's season. */
export const RankPanel = ({ sport, match }: { sport: DetailSport; match: Match }) => {
  const { t } = useTranslation('analysis')
  const lang = useAppSelector((state) => state.preferences.lang)
  const query = useGetMatchRankQuery({ sport, matchid: match.id, ...useLeaveOut() }, { refetchOnReconnect: true })
  return (
    <QueryView
      query={query}
      skeleton={{ kind: 'text', count: 8 }}
      empty={{ when: ({ list }) => list.length === 0, show: { title: t(($) => $.noTable) } }}
    >
      {({ season, list }) => (
        <MatchStandings
          sport={sport}
          match={match}
          list={list}
          title={`${fullName(match.matchevent, lang)} ${season}`}
        />
      )}
    </QueryView>
  )
}
