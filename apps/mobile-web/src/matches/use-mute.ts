import type { Match } from '@org/domain'
import { useAppDispatch, useAppSelector } from '../store/store'
import { tickKey } from './live-scores'
import { matchNotices, muteToggled } from './match-notices'

/** Whether a match has no notices, and a function that changes it. */
export const useMute = (match: Pick<Match, 'id' | 'sport_id'>) => {
  const dispatch = useAppDispatch()
  const key = tickKey(match)
  const muted = useAppSelector((state) => matchNotices.selectSlice(state).muted.includes(key))
  return { muted, toggle: () => void dispatch(muteToggled(key)) }
}
