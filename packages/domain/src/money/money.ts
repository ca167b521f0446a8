import { fieldsOf, listOf, recordsOf, textOf } from '../input'
/** Money: a whole number of cents and its currency (ISO 4217). Rule: DOM-27. */
export interface Money {
  cents: number
  currency: string
}

/**
 * Money in the form of a language. Null if it is not a whole number of cents.
 *
 * Throws `RangeError` for a currency that is no three letters or a language tag that is none.
 *
 * @example
 * formatMoney({ cents: 123450, currency: 'CNY' }, 'zh-CN') // => '¥1,234.50'
 * formatMoney({ cents: 123450, currency: 'BRL' }, 'pt-BR') // => 'R$\u00a01.234,50'
 */
export const formatMoney = (money: Money, lang: string): string | null => {
  const { cents, currency } = fieldsOf(money)
  if (!Number.isFinite(cents)) return null
  return new Intl.NumberFormat(textOf(lang), { style: 'currency', currency: textOf(currency) }).format(cents / 100)
}

/**
 * The cents of an amount as a user types it, with a point or comma before the cents. Null if it is not an amount, is
 * negative, has more than two decimals or is too large for an exact number.
 *
 * @example
 * parseCents('12.3') // => 1230
 * parseCents('0,05') // => 5
 * parseCents('1.234') // => null
 */
export const parseCents = (text: string): number | null => {
  const [, units, decimals = ''] = /^(\d{1,15})(?:[.,](\d{1,2}))?$/.exec(textOf(text).trim()) ?? []
  if (units === undefined) return null
  const cents = Number(units) * 100 + Number(decimals.padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents : null
}

/**
 * The sum of amounts. Null for an empty list, and if the currencies differ.
 *
 * @example
 * sumMoney([{ cents: 150, currency: 'CNY' }, { cents: 50, currency: 'CNY' }]) // => { cents: 200, currency: 'CNY' }
 * sumMoney([{ cents: 150, currency: 'CNY' }, { cents: 50, currency: 'BRL' }]) // => null
 */
export const sumMoney = (amounts: readonly Money[]): Money | null => {
  const all = recordsOf(amounts)
  const currency = all[0]?.currency
  if (
    all.length !== listOf(amounts).length ||
    typeof currency !== 'string' ||
    all.some((amount) => amount.currency !== currency)
  )
    return null
  const sum = all.reduce((cents, amount) => cents + amount.cents, 0)
  return Number.isFinite(sum) ? { cents: sum, currency } : null
}

/**
 * Shares cents by weights without losing any: each share is rounded down, and the remaining cents go one by one to
 * the largest remainders. Weights that are not positive numbers count as 0. If all are 0, every share is 0.
 *
 * @example
 * shareCents(100, [1, 1, 1]) // => [34, 33, 33]
 * shareCents(1000, [70, 30]) // => [700, 300]
 */
export const shareCents = (cents: number, weights: readonly number[]): number[] => {
  const known = listOf(weights).map((weight) => (Number.isFinite(weight) && weight > 0 ? weight : 0))
  const total = known.reduce((sum, weight) => sum + weight, 0)
  if (!(total > 0) || !Number.isFinite(total) || !Number.isSafeInteger(cents)) return known.map(() => 0)
  const exact = known.map((weight) => (cents * weight) / total)
  const shares = exact.map(Math.floor)
  const left = cents - shares.reduce((sum, share) => sum + share, 0)
  const remainder = (index: number) => (exact[index] ?? 0) - (shares[index] ?? 0)
  const largest = shares.map((_, index) => index).sort((a, b) => remainder(b) - remainder(a) || a - b)
  const lucky = new Set(largest.slice(0, left))
  return shares.map((share, index) => (lucky.has(index) ? share + 1 : share))
}
