import { textOf } from '../input'

/** Decimal point and thousands separator of the app's languages. The first `Intl.NumberFormat` costs a phone 60 ms. */
const SEPARATORS = new Map([
  ['zh-CN', { point: '.', thousands: ',' }],
  ['pt-BR', { point: ',', thousands: '.' }],
])
/** The most decimals that `Intl` allows. */
const MOST_DIGITS = 100

/** For other languages. Creating a formatter costs a hundred times more than using it. */
const formats = new Map<string, Intl.NumberFormat>()

/**
 * A number in the form of a language, with exactly `digits` decimals. Null if it is not a number. Throws `RangeError`
 * for a language tag or a count of decimals that is not valid.
 *
 * @example
 * formatDecimal(1.5, 2, 'zh-CN') // => '1.50'
 * formatDecimal(1.5, 2, 'pt-BR') // => '1,50'
 * formatDecimal(-2.5, 1, 'pt-BR') // => '-2,5'
 * formatDecimal(1234, 0, 'pt-BR') // => '1.234'
 */
export const formatDecimal = (value: number, digits: number, lang: string): string | null => {
  if (!Number.isFinite(value)) return null
  const separators = SEPARATORS.get(lang)
  const written = String(value)
  const isValid = Number.isInteger(digits) && digits >= 0 && digits <= MOST_DIGITS
  if (!separators || !isValid || written.includes('e') || Object.is(value, -0))
    return formatOf(lang, digits).format(value)
  const [sign, [whole, decimals]] = [value < 0 ? '-' : '', rounded(written.replace('-', ''), digits)]
  const grouped = sign + whole.replace(/\B(?=(?:\d{3})+$)/g, separators.thousands)
  return digits === 0 ? grouped : grouped + separators.point + decimals
}

/** Whole part and decimals of a written number, rounded half up as `Intl` does, which `toFixed` does not: 1.005 is 1.01. */
const rounded = (written: string, digits: number): [string, string] => {
  const [whole = '', decimals = ''] = written.split('.')
  const kept = whole + decimals.slice(0, digits).padEnd(digits, '0')
  const isUp = (decimals[digits] ?? '0') >= '5'
  const all = isUp ? String(BigInt(kept) + 1n).padStart(kept.length, '0') : kept
  const point = all.length - digits
  return [all.slice(0, point), all.slice(point)]
}

const formatOf = (lang: string, digits: number): Intl.NumberFormat => {
  const key = `${lang} ${digits}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(textOf(lang), { minimumFractionDigits: digits, maximumFractionDigits: digits })
  formats.set(key, made)
  return made
}
