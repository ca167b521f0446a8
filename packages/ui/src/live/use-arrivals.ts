import { useEffect, useRef } from 'react'
import { lastKnownIndex } from '../util/last-known-index'

/**
 * Calls `onArrived` with the entries that were added at the end of a list since the last call. What the list contains at
 * first is history and does not arrive. Entries may be removed anywhere.
 */
export const useArrivals = <Entry extends { id: string }>(
  entries: readonly Entry[],
  onArrived: (arrived: readonly Entry[]) => void,
) => {
  const before = useRef(entries)
  useEffect(() => {
    const known = lastKnownIndex(entries, before.current)
    // A list that is emptied and filled again contains what it did.
    if (entries.length > 0) before.current = entries
    if (known < entries.length - 1) onArrived(entries.slice(known + 1))
  }, [entries, onArrived])
}
