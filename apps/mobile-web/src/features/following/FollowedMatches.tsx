import type { Match } from '@org/domain'
import { matchApi } from '../../api/matches'
import { useTranslation } from '../../i18n/use-translation'
import { ListView } from '../../parts/page/ListView'
import { MatchRow } from '../../parts/MatchRow'
import { SimulatedNote } from '../../parts/SimulatedNote'

const { useGetAttentMatchlistQuery } = matchApi

const keyOf = ({ sport_id, id }: Match) => `${sport_id}:${id}`

/** The matches that the member has collected. */
const FollowedMatches = () => {
  const { t } = useTranslation('live')
  const query = useGetAttentMatchlistQuery({}, { refetchOnMountOrArgChange: true, refetchOnReconnect: true })
  return (
    <>
      <SimulatedNote of={query.currentData?.list} />
      <ListView
        label={t(($) => $.following.tabs.matches)}
        query={query}
        skeleton="match"
        empty={{ title: t(($) => $.following.noMatches), hint: t(($) => $.following.noMatchesHint) }}
        keyOf={keyOf}
      >
        {(match) => <MatchRow match={match} />}
      </ListView>
    </>
  )
}

export default FollowedMatches
