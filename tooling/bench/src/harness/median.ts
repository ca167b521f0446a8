/** Of an even number of values the mean of the middle two. Throws without values. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[sorted.length >> 1]
  const lower = sorted[(sorted.length - 1) >> 1]
  if (upper === undefined || lower === undefined) throw new Error('median: there are no values.')
  return (lower + upper) / 2
}
