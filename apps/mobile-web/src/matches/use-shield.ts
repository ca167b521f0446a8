import type { Match } from '@org/domain'
import { useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '../store/store'
import { tickKey } from './live-scores'
import { isHeldBack, isShielded, matchShielded, underShield, type Shown } from './spoiler-shield'

/** The shield of one match, and a function that changes it. */
export const useShield = (match: Pick<Match, 'id' | 'sport_id' | 'attented'>) => {
  const dispatch = useAppDispatch()
  const shielded = useAppSelector((state) => isShielded(state, match))
  return { shielded, toggle: () => void dispatch(matchShielded({ key: tickKey(match), value: !shielded })) }
}

/** Matches under their shields, without the scores that the fan does not want to see. */
export const useShownMatches = <M extends Match>(matches: readonly M[]): readonly Shown<M>[] => {
  const shielded = useAppSelector((state) =>
    matches
      .filter((match) => isShielded(state, match))
      .map(tickKey)
      .join(),
  )
  const seen = useAppSelector((state) => state.streamFacts)
  return useMemo(() => {
    const keys = new Set(shielded.split(','))
    return matches.map((match) => {
      const key = tickKey(match)
      return keys.has(key) ? underShield(match, seen?.[key]) : match
    })
  }, [matches, shielded, seen])
}

/** The matches whose result the fan may see, for lists of earlier results. */
export const useOpenMatches = <M extends Match>(matches: readonly M[]): readonly M[] =>
  useShownMatches(matches).filter((match) => !isHeldBack(match))
