import type { Commentary as Line, Match } from '@org/api-client/contract'
import { Commentary, type CommentaryEntry } from '@org/ui/sport'
import { useTranslation } from '../../i18n/use-translation'
import { matchDetailApi } from '../../api/match-details'
import { QueryView } from '../../parts/page/QueryView'
import type { DetailSport } from './detail-sport'
import { useIsPolled, useLivePolling } from './live-polling'
import { useMoment } from './moment'
import { useLaterLines } from './use-later-lines'
import { useShownIncident } from './use-shown-incident'

const { useGetIncidentsDataQuery, useGetTliveDataQuery } = matchDetailApi

type IncidentKind = NonNullable<CommentaryEntry['kind']>

/** The text commentary of the match, newest first. Polls fetch only new lines. */
export const CommentaryView = ({ sport, match }: { sport: DetailSport; match: Match }) => {
  const { t } = useTranslation('match')
  const query = useGetTliveDataQuery({ sport, matchid: match.id, startid: 0 }, { refetchOnMountOrArgChange: true })
  const first = query.currentData?.list
  const later = useLaterLines({ sport, matchid: match.id, after: first, live: useIsPolled(match) })
  const kinds = useIncidentKinds(sport, match)
  const { isUntil } = useMoment()
  const entries = [...(first ?? []), ...later]
    .filter(({ id }) => isUntil(id))
    .toReversed()
    .map((line) => toEntry(line, kinds.get(line.id)))
  return (
    <QueryView
      query={query}
      skeleton={{ kind: 'text' }}
      empty={{ when: ({ list }) => list.length === 0, show: { title: t(($) => $.empty.commentary) } }}
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

const toEntry = ({ id, clock, text, important }: Line, kind: IncidentKind | undefined) => ({
  id: String(id),
  minute: clock,
  text,
  ...(important === 1 ? { weight: 'important' as const } : {}),
  ...(kind ? { kind } : {}),
})
