import type { Match } from '@org/api-client/contract'
import { IncidentTimeline } from '@org/ui/sport'
import { useTranslation } from '../../i18n/use-translation'
import { matchDetailApi } from '../../api/match-details'
import { QueryView } from '../../parts/page/QueryView'
import { livePolling } from './live-polling'
import { useShownIncident } from './use-shown-incident'

const { useGetIncidentsDataQuery } = matchDetailApi

/** Goals, cards and substitutions, newest first. */
export const IncidentsView = ({ match }: { match: Match }) => {
  const { t } = useTranslation('match')
  const query = useGetIncidentsDataQuery({ matchid: match.id }, livePolling(match))
  const toShown = useShownIncident()
  return (
    <QueryView
      query={query}
      skeleton={{ kind: 'text' }}
      empty={{ when: ({ list }) => list.length === 0, show: { title: t(($) => $.empty.incidents) } }}
    >
      {({ list }) => (
        <IncidentTimeline label={t(($) => $.views.incidents)} incidents={list.toReversed().map(toShown)} />
      )}
    </QueryView>
  )
}
