import { useEffect, useRef } from 'react'

/**
 * Calls `onArrived` with the entries that were added at the end of a list since the last call. What the list contains at
 * first is history and does not arrive. Old entries may be removed at the front.
 */
export const useArrivals = <Entry extends { id: string }>(
  entries: readonly Entry[],
  onArrived: (arrived: readonly Entry[]) => void,
) => {
  const last = useRef(entries.at(-1)?.id)
  useEffect(() => {
    const known = entries.findLastIndex(({ id }) => id === last.current)
    last.current = entries.at(-1)?.id ?? last.current
    if (known < entries.length - 1) onArrived(entries.slice(known + 1))
  }, [entries, onArrived])
}
