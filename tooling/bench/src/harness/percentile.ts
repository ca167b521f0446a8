/** The smallest of the values that at least `percent` of 100 do not exceed. Throws without values. */
export const percentile = (values: readonly number[], percent: number): number => {
  const found = values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil((values.length * percent) / 100) - 1)]
  if (found === undefined) throw new Error('percentile: there are no values.')
  return found
}
