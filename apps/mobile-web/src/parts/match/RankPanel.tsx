import type { Match } from '@org/api-client/contract'
import { FilterChips } from '@org/ui/basics'
import { useSearchParams } from 'react-router'
import { matchPageApi } from '../../api/match-page'
import { useTranslation } from '../../i18n/use-translation'
import { fullName } from '../../matches/team-names'
import { useLeaveOut } from '../../matches/leave-out'
import { QueryView } from '../page/QueryView'
import { useAppSelector } from '../../store/store'
import type { DetailSport } from './detail-sport'
import { MatchStandings } from './MatchStandings'

const { useGetMatchRankQuery } = matchPageApi

const SCOPES = ['total', 'home', 'away'] as const

/** The table of the match's season: of all matches, or of those at home or away, which is in the address. */
export const RankPanel = ({ sport, match }: { sport: DetailSport; match: Match }) => {
  const { t } = useTranslation('analysis')
  const lang = useAppSelector((state) => state.preferences.lang)
  const [address, setAddress] = useSearchParams()
  const scope = SCOPES.find((each) => each === address.get('scope')) ?? 'total'
  const query = useGetMatchRankQuery(
    { sport, matchid: match.id, scope, ...useLeaveOut() },
    { refetchOnReconnect: true },
  )
  const chooseScope = (chosen: string) =>
    setAddress(
      (params) => {
        params.set('scope', chosen)
        return params
      },
      { replace: true },
    )
  return (
    <>
      <FilterChips
        label={t(($) => $.scope)}
        chips={SCOPES.map((id) => ({ id, label: t(($) => $.scopes[id]) }))}
        selectedId={scope}
        onSelect={chooseScope}
      />
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
    </>
  )
}
