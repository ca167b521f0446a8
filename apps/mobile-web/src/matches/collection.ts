import { LIMITS, type Match } from '@org/domain'
import { matchApi } from '../api/matches'
import type { RootState } from '../store/store'
import { collecting } from './collecting'
import { tickKey } from './live-scores'
import { areCollectedShielded, isShielded } from './spoiler-shield'

type Named = Pick<Match, 'id' | 'sport_id'>

/** Whether the viewer has collected a match, as far as the collection is loaded. */
export const isInCollection = (state: RootState, match: Named): boolean => collectedIfLoaded(state, match) ?? false

/**
 * Whether a match that is known by its id, not by a list that says if it is collected, is shielded. Each may be collected
 * while the collection is not loaded.
 */
export const isShieldedById = (state: RootState, match: Named): boolean =>
  isShielded(state, {
    ...match,
    attented: areCollectedShielded(state) && (collectedIfLoaded(state, match) ?? true) ? 1 : 0,
  })

/** Undefined while the collection is not loaded, and of a match beyond the ones that its list has. */
const collectedIfLoaded = (state: RootState, match: Named): boolean | undefined => {
  const chosen = collecting.selectSlice(state)[tickKey(match)]
  if (chosen !== undefined) return chosen
  const { data } = matchApi.endpoints.getAttentMatchlist.select({})(state)
  if (data?.list.some(({ id, sport_id }) => id === match.id && sport_id === match.sport_id)) return true
  return data && data.list.length < LIMITS.collectedMatches ? false : undefined
}
