/** Values above this are shown in 万. Rule: DOM-82. */
export const WAN = 10_000

/**
 * A count as it is shown: above 10000 in 万 with two decimals, rounded half up; otherwise unchanged. Null if it is not
 * a number.
 *
 * Rule: DOM-82.
 *
 * @example
 * formatWan(10000) // => '10000'
 * formatWan(10001) // => '1.00万'
 * formatWan(12350) // => '1.24万'
 */
export const formatWan = (value: number): string | null => {
  if (!Number.isFinite(value)) return null
  return value > WAN ? `${(Math.floor(value / (WAN / 100) + 0.5) / 100).toFixed(2)}万` : `${value}`
}
