import type { Match } from '@org/domain'
import { useAppDispatch, useAppSelector } from '../store/store'
import { tickKey } from './live-scores'
import { matchNotices, muteToggled, ownChosen, signalOf, type Signal } from './match-notices'

/** Whether a match has notices and how they draw attention, with functions that change it for this match. */
export const useNotices = (match: Pick<Match, 'id' | 'sport_id'>) => {
  const dispatch = useAppDispatch()
  const key = tickKey(match)
  const notices = useAppSelector(matchNotices.selectSlice)
  return {
    muted: notices.muted.includes(key),
    toggle: () => void dispatch(muteToggled(key)),
    signal: signalOf(notices, key),
    choose: (signal: Signal) => void dispatch(ownChosen({ key, ...signal })),
  }
}
