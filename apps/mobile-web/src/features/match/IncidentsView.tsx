import type { Match } from '@org/api-client/contract'
import { IncidentTimeline } from '@org/ui/sport'
import { useTranslation } from '../../i18n/use-translation'
import { matchDetailApi } from '../../api/match-details'
import { QueryView } from '../../parts/page/QueryView'
import { useLivePolling } from './live-polling'
import { useMoment } from './moment'
import { useShownIncident } from './use-shown-incident'

const { useGetIncidentsDataQuery } = matchDetailApi

/** Goals, cards and substitutions, newest first. */
export const IncidentsView = ({ match }: { match: Match }) => {
  const { t } = useTranslation('match')
  const query = useGetIncidentsDataQuery({ matchid: match.id }, useLivePolling(match))
  const toShown = useShownIncident()
  const { isUntil } = useMoment()
  return (
    <QueryView
      query={query}
      skeleton={{ kind: 'text' }}
      empty={{ when: ({ list }) => list.length === 0, show: { title: t(($) => $.empty.incidents) } }}
    >
      {({ list }) => (
        <IncidentTimeline
          label={t(($) => $.views.incidents)}
          incidents={list
            .filter(({ id }) => isUntil(id))
            .toReversed()
            .map(toShown)}
        />
      )}
    </QueryView>
  )
}
