/** The items in lists of at most `size`. */
export const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] => {
  const chunks: Item[][] = []
  for (let from = 0; from < items.length; from += size) chunks.push(items.slice(from, from + size))
  return chunks
}
