import type { Commentary as Line, Match } from '@org/api-client/contract'
import { isInPlay } from '@org/domain'
import { Commentary } from '@org/ui/sport'
import { useMemo } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { matchDetailApi } from '../../api/match-details'
import { QueryView } from '../../parts/page/QueryView'
import type { DetailSport } from './detail-sport'
import { useLaterLines } from './use-later-lines'

const { useGetTliveDataQuery } = matchDetailApi

/** The text commentary of the match, newest first. Polls fetch only new lines. */
export const CommentaryView = ({ sport, match }: { sport: DetailSport; match: Match }) => {
  const { t } = useTranslation('match')
  const query = useGetTliveDataQuery({ sport, matchid: match.id, startid: 0 }, { refetchOnMountOrArgChange: true })
  const first = query.currentData?.list
  const later = useLaterLines({ sport, matchid: match.id, after: first, live: isInPlay(match.sport_id, match.status) })
  const entries = useMemo(() => [...(first ?? []), ...later].toReversed().map(toEntry), [first, later])
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

const toEntry = ({ id, clock, text, important }: Line) => ({
  id: String(id),
  minute: clock,
  text,
  ...(important === 1 ? { weight: 'important' as const } : {}),
})
