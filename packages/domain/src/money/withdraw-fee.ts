import { fieldsOf } from '../input'

/** What a withdrawal costs: a share in hundredths of a percent, at least so many cents. */
export interface FeeRule {
  readonly fee: number
  readonly least_fee: number
}

/**
 * The cents that are kept of a withdrawal, rounded up. Null if the amount is not a whole number above the fee.
 *
 * @example
 * withdrawFee(10_000, { fee: 100, least_fee: 100 }) // => 100
 * withdrawFee(12_345, { fee: 100, least_fee: 100 }) // => 124
 * withdrawFee(1_000, { fee: 100, least_fee: 100 }) // => 100
 * withdrawFee(100, { fee: 100, least_fee: 100 }) // => null
 */
export const withdrawFee = (cents: number, rule: FeeRule): number | null => {
  const { fee, least_fee } = fieldsOf(rule)
  const kept = Math.max(least_fee, Math.ceil((cents * fee) / 10_000))
  return Number.isSafeInteger(cents) && Number.isSafeInteger(kept) && kept < cents ? kept : null
}
