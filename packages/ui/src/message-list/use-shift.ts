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
  const oldFirst = seen.items[0]?.id
  const next = { items, shift: oldFirst !== undefined && items.findIndex(({ id }) => id === oldFirst) > 0 }
  setSeen(next)
  return next.shift
}
