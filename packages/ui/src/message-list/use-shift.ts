import { useState } from 'react'

interface Item {
  id: string
}

/**
 * Says of this render whether items came in front since the last one: the list then measures from its end, and what
 * is on screen stays where it is.
 */
export const useShift = (items: readonly Item[]) => {
  const [seen, setSeen] = useState({ items, shift: false })
  if (seen.items === items) return seen.shift
  const next = { items, shift: hasMovedDown(seen.items, items) }
  setSeen(next)
  return next.shift
}

/**
 * Whether the first item that has stayed stands further down. The very first may go, as a time does that no longer
 * begins the list.
 */
const hasMovedDown = (before: readonly Item[], after: readonly Item[]): boolean => {
  if (before[0]?.id === after[0]?.id) return false
  const places = new Map(after.map(({ id }, place) => [id, place]))
  const was = before.findIndex(({ id }) => places.has(id))
  return was >= 0 && (places.get(before[was]?.id ?? '') ?? 0) > was
}
