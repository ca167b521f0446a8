import type { Match } from '@org/api-client/contract'
import { sportName } from '@org/domain'
import { matchApi } from '../api/matches'
import { useTellFailure } from '../hooks/use-tell-failure'
import { useAppDispatch, useAppSelector } from '../store/store'
import { collectChosen, collecting } from './collecting'
import { tickKey } from './live-scores'

const { useAttentMatchMutation } = matchApi

/** Collects a match optimistically and undoes it if the server refuses. A second tap waits for the first. */
export const useCollect = (match: Match) => {
  const dispatch = useAppDispatch()
  const tellFailure = useTellFailure()
  const [attent, { isLoading }] = useAttentMatchMutation()
  const key = tickKey(match)
  const chosen = useAppSelector((state) => collecting.selectSlice(state)[key])
  const collected = chosen ?? match.attented === 1
  const toggle = async () => {
    const sport = sportName(match.sport_id)
    if (isLoading || sport === null || sport === 'all') return
    dispatch(collectChosen({ key, value: !collected }))
    const { error } = await attent({ sport, matchid: match.id, type: collected ? 0 : 1 })
    if (!error) return
    dispatch(collectChosen({ key, value: collected }))
    tellFailure(error)
  }
  return { collected, toggle: () => void toggle() }
}
