import type { Match } from '@org/api-client/contract'
import type { Day, MatchSportId } from '@org/domain'
import { dayApi } from '../api/matches'
import { getsTicks } from '../im/chat-status'
import type { Query } from '../parts/page/query-state'
import { useLiveStatuses } from './use-live-match'
import { useZoneName } from '../site/zone-context'
import { useAppSelector } from '../store/store'

const { useGetDateMatchQuery } = dayApi

/** Ticks keep scores up to date; the list is polled slowly, and more often until those arrive. */
const POLL_WITH_TICKS_MS = 60_000
const POLL_WITHOUT_TICKS_MS = 10_000
const NONE: readonly Match[] = []

/** The matches of a day. */
export type DayMatches = Query<readonly Match[]>

/** The matches of a day in the viewer's zone. */
export const useDayMatches = (date: Day, sport_id: MatchSportId): DayMatches => {
  const ticking = useAppSelector(getsTicks)
  const tz = useZoneName()
  const query = useGetDateMatchQuery(
    { date, sport_id, tz },
    {
      pollingInterval: ticking ? POLL_WITH_TICKS_MS : POLL_WITHOUT_TICKS_MS,
      skipPollingIfUnfocused: true,
      refetchOnReconnect: true,
      refetchOnMountOrArgChange: 30,
    },
  )
  const matches = useLiveStatuses(query.currentData?.list ?? NONE)
  return { ...query, currentData: query.currentData && matches }
}
