/** Money: a whole number of cents and its currency (ISO 4217). Source: decisions.md 11. */
export interface Money {
  cents: number
  currency: string
}

/**
 * Money as a language writes it.
 *
 * Throws `RangeError` for a currency that is no three letters or a language tag that is none.
 *
 * @example
 * formatMoney({ cents: 123450, currency: 'CNY' }, 'zh-CN') // => '¥1,234.50'
 * formatMoney({ cents: 123450, currency: 'BRL' }, 'pt-BR') // => 'R$\u00a01.234,50'
 */
export const formatMoney = ({ cents, currency }: Money, lang: string): string =>
  new Intl.NumberFormat(lang, { style: 'currency', currency }).format(cents / 100)

/**
 * The cents of an amount as a user types it, with a point or comma before the cents; null when it is none, is negative,
 * has more than two decimals or is beyond what a number holds exactly.
 *
 * @example
 * parseCents('12.3') // => 1230
 * parseCents('0,05') // => 5
 * parseCents('1.234') // => null
 */
export const parseCents = (text: string): number | null => {
  const [, units, decimals = ''] = /^(\d{1,15})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  if (units === undefined) return null
  const cents = Number(units) * 100 + Number(decimals.padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents : null
}

/**
 * The sum of amounts, null when they are not all in one currency; of none, null too.
 *
 * @example
 * sumMoney([{ cents: 150, currency: 'CNY' }, { cents: 50, currency: 'CNY' }]) // => { cents: 200, currency: 'CNY' }
 * sumMoney([{ cents: 150, currency: 'CNY' }, { cents: 50, currency: 'BRL' }]) // => null
 */
export const sumMoney = (amounts: readonly Money[]): Money | null => {
  const currency = amounts[0]?.currency
  if (currency === undefined || amounts.some((amount) => amount.currency !== currency)) return null
  return { cents: amounts.reduce((sum, { cents }) => sum + cents, 0), currency }
}

/**
 * Cents shared out by weights so that no cent is lost: each share is rounded down, and what is left goes cent by cent to
 * the largest remainders. Without a positive weight there is nothing to share by, and every share is 0.
 *
 * @example
 * shareCents(100, [1, 1, 1]) // => [34, 33, 33]
 * shareCents(1000, [70, 30]) // => [700, 300]
 */
export const shareCents = (cents: number, weights: readonly number[]): number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (!(total > 0)) return weights.map(() => 0)
  const exact = weights.map((weight) => (cents * weight) / total)
  const shares = exact.map(Math.floor)
  const left = cents - shares.reduce((sum, share) => sum + share, 0)
  const remainder = (index: number) => (exact[index] ?? 0) - (shares[index] ?? 0)
  const largest = shares.map((_, index) => index).sort((a, b) => remainder(b) - remainder(a) || a - b)
  const lucky = new Set(largest.slice(0, left))
  return shares.map((share, index) => (lucky.has(index) ? share + 1 : share))
}
