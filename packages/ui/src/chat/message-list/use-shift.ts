import { useState } from 'react'

interface Item {
  id: string
}

/**
 * Whether items were prepended since the last render. The list then measures from its end, so the visible items keep
 * their position.
 */
export const useShift = (items: readonly Item[]) => {
  const [seen, setSeen] = useState({ items, shift: false })
  if (seen.items === items) return seen.shift
  const next = { items, shift: hasMovedDown(seen.items, items) }
  setSeen(next)
  return next.shift
}

/**
 * Whether the first remaining item moved down. The very first item may be removed, for example a time divider that is
 * no longer at the start.
 */
const hasMovedDown = (before: readonly Item[], after: readonly Item[]): boolean => {
  if (before[0]?.id === after[0]?.id) return false
  const places = new Map(after.map(({ id }, place) => [id, place]))
  const was = before.findIndex(({ id }) => places.has(id))
  return was >= 0 && (places.get(before[was]?.id ?? '') ?? 0) > was
}
