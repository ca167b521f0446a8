import { textOf } from '../input'

/** Creating a formatter costs a hundred times more than using it, and lists use it in every row. */
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
  const key = `${lang} ${digits}`
  const known = formats.get(key)
  const format =
    known ?? new Intl.NumberFormat(textOf(lang), { minimumFractionDigits: digits, maximumFractionDigits: digits })
  if (!known) formats.set(key, format)
  return format.format(value)
}
