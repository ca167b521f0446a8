import { applyTick, type Match } from '@org/domain'
import { createSelector } from '@reduxjs/toolkit'
import { useMemo } from 'react'
import { useAppSelector, type RootState } from '../store/store'
import { liveScores, tickKey, type LiveScores } from './live-scores'
import { isShielded, underShield, type Shown } from './spoiler-shield'

/** A match with its newest tick applied: REST data or tick, whichever is newer. Under its shield if that is raised. */
export const useLiveMatch = <M extends Match>(match: M): Shown<M> => {
  const tick = useAppSelector((state) => liveScores.selectSlice(state)[tickKey(match)])
  const shielded = useAppSelector((state) => isShielded(state, match))
  const seen = useAppSelector((state) => state.streamFacts?.[tickKey(match)])
  return useMemo(() => {
    const live = tick ? applyTick(match, tick) : match
    return shielded ? underShield(live, seen) : live
  }, [match, tick, shielded, seen])
}

/**
 * A list whose matches have their newest status, for filters and grouping. A goal does not change the list object, so
 * that only its row renders.
 */
export const useLiveStatuses = <M extends Match>(matches: readonly M[]): readonly M[] => {
  const select = useMemo(() => selectByStatus(matches), [matches])
  return useAppSelector(select)
}

const selectByStatus = <M extends Match>(matches: readonly M[]) =>
  createSelector(
    (state: RootState) => statusesOf(matches, liveScores.selectSlice(state)),
    (statuses): readonly M[] => {
      const at = statuses.split(',')
      return matches.map((match, index) =>
        String(match.status) === at[index] ? match : { ...match, status: Number(at[index]) },
      )
    },
  )

const statusesOf = (matches: readonly Match[], ticks: LiveScores): string =>
  matches
    .map((match) => {
      const tick = ticks[tickKey(match)]
      return tick && tick.stamp > match.stamp ? tick.status : match.status
    })
    .join(',')
