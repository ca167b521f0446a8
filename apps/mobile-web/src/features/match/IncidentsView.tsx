import type { Match } from '@org/api-client/contract'
import { IncidentTimeline } from '@org/ui/sport'
import { useTranslation } from '../../i18n/use-translation'
import { matchDetailApi } from '../../api/match-details'
import { QueryView } from '../../parts/page/QueryView'
import { useLivePolling } from '../../parts/match/live-polling'
import { useMoment } from '../../parts/match/moment'
import { shootoutScores } from './shootout-scores'
import { useShownIncident } from '../../parts/match/use-shown-incident'
import { withAnnulled } from './with-annulled'

const { useGetIncidentsDataQuery } = matchDetailApi

/** Goals, cards and substitutions, newest first, with those that do not count any more. */
export const IncidentsView = ({ match }: { match: Match }) => {
  const { t } = useTranslation('match')
  const query = useGetIncidentsDataQuery({ matchid: match.id }, useLivePolling(match))
  const toShown = useShownIncident()
  const { isUntil } = useMoment()
  return (
    <QueryView
      query={query}
      skeleton={{ kind: 'text' }}
      empty={{
        when: ({ list, annulled }) => list.length + annulled.length === 0,
        show: { title: t(($) => $.empty.incidents) },
      }}
    >
      {({ list, annulled }) => {
        const kicks = shootoutScores(list)
        return (
          <IncidentTimeline
            label={t(($) => $.views.incidents)}
            incidents={withAnnulled(list, annulled)
              .filter(({ id }) => isUntil(id))
              .toReversed()
              .map((incident) => toShown(incident, 'reason' in incident ? undefined : kicks.get(incident.id)))}
          />
        )
      }}
    </QueryView>
  )
}
