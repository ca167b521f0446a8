interface Item {
  readonly id: string
}

/**
 * The index of the last item that an earlier list has too, -1 without one: what is behind it is new. Items of the earlier
 * list may have been removed since, also at its end, as when a message is taken back.
 *
 * @param end The index in the earlier list up to which items count.
 */
export const lastKnownIndex = (
  items: readonly Item[],
  before: readonly Item[],
  end: number = before.length - 1,
): number => {
  const last = before[end]?.id
  const at = items.findLastIndex(({ id }) => id === last)
  if (at >= 0) return at
  const known = new Set(before.slice(0, end + 1).map(({ id }) => id))
  return items.findLastIndex(({ id }) => known.has(id))
}
