import { databaseApi } from '../../api/database'
import { useTranslation } from '../../i18n/use-translation'
import { useLeaveOut } from '../../matches/leave-out'
import { BracketPanel } from '../../parts/BracketPanel'
import { QueryView } from '../../parts/page/QueryView'
import { useLeagueAddress } from './use-league-address'

const { useGetEventIntegralQuery } = databaseApi

/** The knockout of a season as a tree. */
const KnockoutPanel = () => {
  const { t } = useTranslation('scores')
  const { path } = useLeagueAddress()
  const query = useGetEventIntegralQuery({ ...path, scope: 'total', ...useLeaveOut() }, { refetchOnReconnect: true })
  return (
    <QueryView
      query={query}
      skeleton={{ kind: 'text', count: 8 }}
      empty={{ when: ({ bracket }) => bracket.length === 0, show: { title: t(($) => $.bracket.empty) } }}
    >
      {({ bracket, matches }) => <BracketPanel rounds={bracket} matches={matches} />}
    </QueryView>
  )
}

export default KnockoutPanel
