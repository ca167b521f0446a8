import type { LeaveOut } from '@org/api-client/contract'
import { createSelector } from '@reduxjs/toolkit'
import { useAppSelector } from '../store/store'
import { shieldsOf } from './spoiler-shield'

/**
 * For requests of what results add up to, as tables: the results that they are counted without. The same object until
 * that changes.
 */
export const leaveOutOf = createSelector(shieldsOf, ({ collected, matches }): { readonly leave_out?: LeaveOut } => {
  const ids = (value: boolean) =>
    Object.entries(matches).flatMap(([key, each]) => (each === value ? Number(key.slice(key.indexOf(':') + 1)) : []))
  const shielded = ids(true)
  if (collected) return { leave_out: { matches: shielded, collected: 1, but: ids(false) } }
  return shielded.length === 0 ? {} : { leave_out: { matches: shielded } }
})

export const useLeaveOut = () => useAppSelector(leaveOutOf)
