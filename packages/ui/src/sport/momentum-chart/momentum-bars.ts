/** The bars of one side as one path: 90 elements would cost more to draw. */
export const barsOf = (values: readonly number[], side: 1 | -1): string =>
  values.map((value, minute) => (value * side > 0 ? `M${minute + 0.125} 0h.75V${-value}h-.75z` : '')).join('')

/** The home side’s share of the pressure, in per cent. */
export const homeShare = (values: readonly number[]): number => {
  const all = values.reduce((sum, value) => sum + Math.abs(value), 0)
  const home = values.reduce((sum, value) => sum + Math.max(0, value), 0)
  return all === 0 ? 50 : Math.round((home / all) * 100)
}
