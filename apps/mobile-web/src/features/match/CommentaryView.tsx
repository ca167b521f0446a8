import type { Commentary as Line, Match } from '@org/api-client/contract'
import { Commentary, type CommentaryEntry } from '@org/ui/sport'
import { useTranslation } from '../../i18n/use-translation'
import { matchDetailApi } from '../../api/match-details'
import { QueryView } from '../../parts/page/QueryView'
import type { DetailSport } from '../../parts/match/detail-sport'
import { useIsPolled, useLivePolling } from '../../parts/match/live-polling'
import { useMoment } from '../../parts/match/moment'
import { useLaterLines } from './use-later-lines'
import { useShownIncident } from '../../parts/match/use-shown-incident'
import { withAnnulled } from './with-annulled'

const { useGetIncidentsDataQuery, useGetTliveDataQuery } = matchDetailApi

type IncidentKind = NonNullable<CommentaryEntry['kind']>

/** The text commentary of the match, newest first. Polls fetch only new lines. */
export const CommentaryView = ({ sport, match }: { sport: DetailSport; match: Match }) => {
  const { t } = useTranslation('match')
  const query = useGetTliveDataQuery({ sport, matchid: match.id, startid: 0 }, { refetchOnMountOrArgChange: true })
  const first = query.currentData
  const later = useLaterLines({
    sport,
    matchid: match.id,
    first,
    live: useIsPolled(match),
    onCorrected: query.refetch,
  })
  const kinds = useIncidentKinds(sport, match)
  const { isUntil } = useMoment()
  const entries = withAnnulled([...(first?.list ?? []), ...later], first?.annulled ?? [])
    .filter(({ id }) => isUntil(id))
    .toReversed()
    .map((line) =>
      'reason' in line
        ? { ...toEntry(line), id: `annulled ${line.id} ${line.clock}`, annulled: t(($) => $.annulled[line.reason]) }
        : toEntry(line, kinds.get(line.id)),
    )
  return (
    <QueryView
      query={query}
      skeleton={{ kind: 'text' }}
      empty={{
        when: (lines) => lines.list.length + lines.annulled.length === 0,
        show: { title: t(($) => $.empty.commentary) },
      }}
    >
      {() => <Commentary label={t(($) => $.views.commentary)} entries={entries} />}
    </QueryView>
  )
}

/** What football lines are about, by their id, which is that of the incident. */
const useIncidentKinds = (sport: DetailSport, match: Match): ReadonlyMap<number, IncidentKind> => {
  const { data } = useGetIncidentsDataQuery(
    { matchid: match.id },
    { ...useLivePolling(match), skip: sport !== 'football' },
  )
  const toShown = useShownIncident()
  return new Map(
    (data?.list ?? []).flatMap((incident) => {
      const { kind } = toShown(incident)
      return kind === 'period' ? [] : [[incident.id, kind] as const]
    }),
  )
}

const toEntry = ({ id, clock, text, important }: Line, kind?: IncidentKind) => ({
  id: String(id),
  minute: clock,
  text,
  ...(important === 1 ? { weight: 'important' as const } : {}),
  ...(kind ? { kind } : {}),
})
