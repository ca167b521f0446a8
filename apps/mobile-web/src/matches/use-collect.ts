import type { Match } from '@org/api-client/contract'
import { sportName } from '@org/domain'
import { useRef } from 'react'
import { matchApi } from '../api/matches'
import { useTellFailure } from '../hooks/use-tell-failure'
import { useAppDispatch, useAppSelector } from '../store/store'
import { collectChosen, collecting } from './collecting'
import { tickKey } from './live-scores'

/** Collects a match optimistically and undoes it if the server refuses. A second tap waits for the first. */
export const useCollect = (match: Match) => {
  const dispatch = useAppDispatch()
  const tellFailure = useTellFailure()
  // A list has a hundred of these: no hook of the mutation, which costs as much as the rest of a row.
  const isBusy = useRef(false)
  const key = tickKey(match)
  const chosen = useAppSelector((state) => collecting.selectSlice(state)[key])
  const collected = chosen ?? match.attented === 1
  const toggle = async () => {
    const sport = sportName(match.sport_id)
    if (isBusy.current || sport === null || sport === 'all') return
    dispatch(collectChosen({ key, value: !collected }))
    if (!collected)
      void import('./push-subscription').then(({ askForPush }) => dispatch(askForPush())).catch(() => undefined)
    isBusy.current = true
    const request = { sport, matchid: match.id, type: collected ? 0 : 1 } as const
    const { error } = await dispatch(matchApi.endpoints.attentMatch.initiate(request))
    isBusy.current = false
    if (!error) return
    dispatch(collectChosen({ key, value: collected }))
    tellFailure(error)
  }
  return { collected, toggle: () => void toggle() }
}
