import type { LeaveOut } from '@org/api-client/contract'
import type { LeftOut } from '../../store/matches/season-part'

/** What a viewer wants to be left out. `viewer` may be empty. */
export const leftOutFor = (viewer: string, { matches = [], collected = 0, but = [] }: LeaveOut): LeftOut => ({
  viewer,
  matches,
  collected: collected === 1,
  but,
})
