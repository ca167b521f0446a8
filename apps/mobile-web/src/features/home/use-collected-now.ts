import type { Match } from '@org/api-client/contract'
import { useMemo, useState } from 'react'
import { matchApi } from '../../api/matches'
import { tickKey } from '../../matches/live-scores'
import { useLiveStatuses } from '../../matches/use-live-match'
import { useAppSelector } from '../../store/store'
import type { Lead } from './lead-story'
import { collectedNow } from './now-matches'

const { useGetAttentMatchlistQuery } = matchApi

const NONE: readonly Match[] = []

/**
 * The collected matches to follow now, without the one that leads. A viewer who comes back gets them with the rest of the
 * page, so that it does not move. For a new one, who has none, they wait until the first rows are `there`.
 */
export const useCollectedNow = (lead: Lead | null, there: boolean): readonly Match[] => {
  const isSomebody = useAppSelector(({ session }) => session.token !== '' || session.guest !== null)
  const [cameBack] = useState(isSomebody)
  const { currentData } = useGetAttentMatchlistQuery(
    {},
    { skip: !isSomebody || !(cameBack || there), refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  )
  const matches = useLiveStatuses(currentData?.list ?? NONE)
  const leading = lead && tickKey(lead.match)
  return useMemo(() => collectedNow(matches.filter((match) => tickKey(match) !== leading)), [matches, leading])
}
